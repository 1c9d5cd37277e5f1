import type { CampoImmobile, CampoImportazione } from '@quadra/contract';
import { normalizeParola } from './valori.rules.ts';

/** The heads that people give to a column, already normalized; the first is the one of our own lists. */
const nomi: Readonly<Record<CampoImportazione, readonly string[]>> = {
  CodiceFiscale: ['codice fiscale', 'codicefiscale', 'cf', 'c f', 'cod fiscale', 'cod fisc', 'codfisc'],
  PIVA: ['partita iva', 'p iva', 'piva', 'partitaiva', 'p i'],
  Denominazione: ['cliente', 'denominazione', 'nominativo', 'cognome e nome', 'intestatario', 'anagrafica'],
  Cognome: ['cognome'],
  Nome: ['nome'],
  RagioneSociale: ['ragione sociale', 'ragionesociale', 'ditta', 'societa'],
  Tipo: ['tipo', 'tipo cliente', 'tipo soggetto'],
  NaturaGiuridica: ['natura giuridica', 'forma giuridica'],
  DataCostituzione: ['data di costituzione', 'data costituzione'],
  Sesso: ['sesso', 'genere', 's'],
  DataNascita: ['data di nascita', 'data nascita', 'datanascita', 'nato il', 'nata il', 'nascita'],
  ComuneNascita: ['comune di nascita', 'comune nascita', 'luogo di nascita', 'luogo nascita', 'nato a'],
  ProvinciaNascita: ['provincia di nascita', 'provincia nascita', 'prov nascita'],
  StatoCivile: ['stato civile'],
  'DomicilioFiscale.Comune': [
    'comune',
    'comune domicilio fiscale',
    'domicilio fiscale comune',
    'comune di residenza',
    'citta',
    'localita',
  ],
  'DomicilioFiscale.Provincia': ['provincia', 'prov', 'pr', 'domicilio fiscale provincia'],
  'DomicilioFiscale.CAP': ['cap', 'c a p', 'domicilio fiscale cap'],
  'DomicilioFiscale.Via': ['via', 'indirizzo', 'domicilio', 'domicilio fiscale', 'domicilio fiscale via'],
  'DomicilioFiscale.Civico': ['civico', 'numero civico', 'n civico', 'domicilio fiscale civico'],
  'Residenza.Comune': ['residenza comune', 'comune residenza'],
  'Residenza.Provincia': ['residenza provincia', 'provincia residenza', 'provincia di residenza'],
  'Residenza.CAP': ['residenza cap', 'cap residenza', 'cap di residenza'],
  'Residenza.Via': ['residenza via', 'via di residenza', 'indirizzo residenza'],
  'Residenza.Civico': ['residenza civico', 'civico di residenza'],
  Email: ['e mail', 'email', 'mail', 'posta elettronica', 'indirizzo e mail'],
  EmailPEC: ['pec', 'email pec', 'e mail pec', 'posta certificata'],
  Telefono: ['telefono', 'tel', 'telefono fisso'],
  Cellulare: ['cellulare', 'cell', 'telefono cellulare', 'mobile'],
  TipoDocumento: ['tipo documento', 'documento'],
  NumeroDocumento: ['numero documento', 'n documento', 'documento numero'],
  RilasciatoDa: ['rilasciato da', 'ente rilascio'],
  DataRilascio: ['data di rilascio', 'data rilascio', 'rilasciato il'],
  DataScadenza: ['scadenza', 'data di scadenza', 'data scadenza', 'scadenza documento'],
  EmailFirma: ['e mail per la firma', 'email per la firma', 'email firma', 'e mail firma'],
  TelefonoFirma: ['telefono per la firma', 'telefono firma'],
  Estera: ['anagrafica estera', 'estera', 'estero'],
  IdentificativoEstero: ['identificativo estero', 'codice estero'],
};

type Nomi<C extends string> = Readonly<Record<C, readonly string[]>>;

/** What each column seems to hold, by its head; a field is given to the first column that has it. */
function makeProposta<C extends string>(nomi: Nomi<C>) {
  const campi = Object.keys(nomi) as C[];
  const perNome = new Map(campi.flatMap((campo) => nomi[campo].map((nome) => [nome, campo] as const)));
  // Our own names of the wire are heads too: `DomicilioFiscale.Comune`.
  const perFilo = new Map(campi.map((campo) => [normalizeParola(campo), campo] as const));
  return (intestazioni: readonly string[]): (C | null)[] => {
    const presi = new Set<C>();
    return intestazioni.map((intestazione) => {
      const parola = normalizeParola(intestazione);
      const campo = perNome.get(parola) ?? perFilo.get(parola);
      if (campo === undefined || presi.has(campo)) return null;
      presi.add(campo);
      return campo;
    });
  };
}

const nomiImmobili: Nomi<CampoImmobile> = {
  Tipo: ['tipo', 'tipo immobile', 'catasto', 'genere'],
  Comune: ['comune', 'comune catastale', 'codice comune', 'codice catastale', 'ubicazione comune'],
  Provincia: ['provincia', 'prov', 'pr'],
  Sezione: ['sezione', 'sez', 'sezione urbana', 'sez urb'],
  Foglio: ['foglio', 'fg'],
  Particella: ['particella', 'numero', 'mappale', 'part', 'num', 'particella numero'],
  Subalterno: ['subalterno', 'sub'],
  Categoria: ['categoria', 'cat', 'categoria catastale'],
  Classe: ['classe', 'cl'],
  Consistenza: ['consistenza', 'vani'],
  Rendita: ['rendita', 'rendita catastale', 'rendita euro'],
  RenditaDominicale: ['reddito dominicale', 'rendita dominicale', 'dominicale', 'rd', 'r d'],
  RenditaAgraria: ['reddito agrario', 'rendita agraria', 'agrario', 'ra', 'r a'],
  Indirizzo: ['indirizzo', 'ubicazione', 'via'],
  CodiceFiscale: [
    'codice fiscale',
    'codicefiscale',
    'cf',
    'codice fiscale proprietario',
    'codice fiscale intestatario',
  ],
  Quota: ['quota', 'quota di possesso', 'percentuale', 'quota possesso', 'possesso'],
  TipoPossesso: ['titolo', 'diritto', 'titolarita', 'tipo possesso', 'tipo di possesso'],
  Dal: ['dal', 'data inizio', 'decorrenza', 'possesso dal', 'inizio possesso'],
};

export const proposeColonne = makeProposta(nomi);
export const proposeColonneImmobili = makeProposta(nomiImmobili);
