import { type CampoImmobile, testiImportazione } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';
import { etichetteImmobile as immobile } from './immobile.ts';

const righe = (quante: number) => (quante === 1 ? '1 riga' : `${formatIntero(quante)} righe`);
const conta = (quante: number, una: string, molte: string) =>
  `${formatIntero(quante)} ${quante === 1 ? una : molte}`;

/** Words of the guided import, whatever is imported. */
export const messaggiImportazione = {
  importa: 'Importa',
  passi: ['File', 'Colonne', 'Anteprima e conferma'],
  passo: (numero: number, nome: string) => `Passo ${numero}: ${nome}`,
  scegli: 'Scegli il file',
  trascina: 'oppure trascinarlo qui. CSV, CSV in un archivio ZIP o Excel (.xlsx); 5 MB.',
  modello: 'Scarica un modello CSV',
  modelloTesto: 'Un file vuoto con i nomi di tutte le colonne: si riempiono quelle che servono.',
  nomeModello: 'modello-importazione.csv',
  letto: (nome: string, quante: number) => `${nome}: ${righe(quante)}.`,
  comeLetto: (codifica: string, separatore: string) =>
    `Testo ${codifica}, colonne separate da ${separatore}.`,
  separatori: { ';': 'punto e virgola', ',': 'virgola', '\t': 'tabulazione', '|': 'barra' } as Readonly<
    Record<string, string>
  >,
  altroFile: 'Altro file',
  colonna: 'Colonna del file',
  esempi: 'Esempi',
  campo: 'Campo',
  campoDi: (colonna: string) => `Campo della colonna ${colonna}`,
  senzaNome: (numero: number) => `Colonna ${numero}`,
  nonImportare: 'Non importare',
  indietro: 'Indietro',
  avanti: 'Avanti',
  ripetuto: (campo: string) => `«${campo}» è assegnato a più colonne.`,
  anteprima: (mostrate: number, totale: number) =>
    mostrate < totale ? `Prime ${formatIntero(mostrate)} righe di ${formatIntero(totale)}` : righe(totale),
  riga: 'Riga',
  esito: 'Esito',
  comune: 'Comune',
  motivo: 'Motivo',
  nienteDaImportare: 'Nessuna riga si può importare: correggere il file, o le colonne.',
  conferma: (quante: number) => `Importa ${righe(quante)}`,
  inCorso: 'Importazione in corso',
  inCorsoTesto: 'Si può lasciare la pagina: l’importazione continua, e si segue dal pannello Lavori.',
  fatte: (fatte: number, totale: number) => `${formatIntero(fatte)} di ${righe(totale)}`,
  finita: 'Importazione finita',
  annullata: 'Importazione annullata',
  nonRiuscita: testiImportazione.NON_RIUSCITA,
  scartate: (quante: number) => conta(quante, 'riga scartata', 'righe scartate'),
  resoconto: 'Scarica il resoconto',
  altraImportazione: 'Nuova importazione',
} as const;

const makeEsiti =
  (nuovo: string, nuovi: string, daFare: string) =>
  (nuove: number, aggiornate: number, scartate: number): string =>
    [
      conta(nuove, nuovo, nuovi),
      ...(aggiornate > 0 ? [`${formatIntero(aggiornate)} ${daFare}`] : []),
      ...(scartate > 0 ? [`${formatIntero(scartate)} da scartare`] : []),
    ].join(', ');

/** What changes with what is imported. */
export type MessaggiOggetto = {
  readonly titolo: string;
  readonly spiega: string;
  readonly che: string;
  readonly codiceFiscale: string;
  readonly presenti: string;
  readonly scarta: string;
  readonly aggiorna: string;
  readonly manca: string;
  readonly stati: Readonly<Record<'nuova' | 'aggiornata' | 'scartata', string>>;
  readonly esiti: (nuove: number, aggiornate: number, scartate: number) => string;
  readonly importati: (quanti: number) => string;
  readonly vaiElenco: string;
};

export const messaggiClienti = {
  titolo: 'Importa clienti',
  spiega:
    'La prima riga contiene i nomi delle colonne. Serve il codice fiscale; cognome e nome possono stare in una colonna sola. Date come 31/12/1980 o 31 dicembre 1980. Non si scrive niente prima della conferma.',
  che: 'Cliente',
  codiceFiscale: 'Codice fiscale',
  campi: {
    Denominazione: 'Cognome e nome o ragione sociale',
    'DomicilioFiscale.Comune': 'Comune (domicilio fiscale)',
    'DomicilioFiscale.Provincia': 'Provincia (domicilio fiscale)',
    'DomicilioFiscale.CAP': 'CAP (domicilio fiscale)',
    'DomicilioFiscale.Via': 'Via (domicilio fiscale)',
    'DomicilioFiscale.Civico': 'Civico (domicilio fiscale)',
    Tipo: 'Tipo (PF o SD)',
  } as Readonly<Record<string, string>>,
  presenti: 'Clienti già presenti',
  scarta: 'Lasciali come sono',
  aggiorna: 'Completali con il file',
  manca: testiImportazione.SENZA_CODICE,
  stati: { nuova: 'Nuovo', aggiornata: 'Da completare', scartata: 'Scartata' },
  esiti: makeEsiti('nuovo cliente', 'nuovi clienti', 'da completare'),
  importati: (quanti: number) => conta(quanti, 'cliente importato', 'clienti importati'),
  vaiElenco: 'Vai all’anagrafica',
} as const satisfies MessaggiOggetto & Record<string, unknown>;

export const messaggiImmobili = {
  titolo: 'Importa fabbricati e terreni',
  spiega:
    'La prima riga contiene i nomi delle colonne. Ogni riga è un fabbricato o un terreno con un suo proprietario, che deve essere già un cliente; con più proprietari, una riga per ciascuno. I fabbricati hanno la categoria, i terreni i redditi dominicale e agrario. Senza data il possesso comincia con il periodo d’imposta, senza quota è del 100%. Non si scrive niente prima della conferma.',
  che: 'Immobile',
  codiceFiscale: 'Proprietario',
  presenti: 'Immobili già presenti',
  scarta: 'Lasciali come sono',
  aggiorna: 'Aggiornali con il file',
  manca: testiImportazione.SENZA_COMUNE,
  stati: { nuova: 'Nuovo', aggiornata: 'Da aggiornare', scartata: 'Scartata' },
  esiti: makeEsiti('nuovo immobile', 'nuovi immobili', 'da aggiornare'),
  importati: (quanti: number) => conta(quanti, 'riga importata', 'righe importate'),
  vaiElenco: 'Vai all’elenco',
  nomi: {
    Tipo: 'Tipo (fabbricato o terreno)',
    Comune: immobile.comune ?? '',
    Provincia: 'Provincia del comune',
    Sezione: immobile.sezione ?? '',
    Foglio: immobile.foglio ?? '',
    Particella: immobile.particella ?? '',
    Subalterno: immobile.subalterno ?? '',
    Categoria: immobile.categoria ?? '',
    Classe: immobile.classe ?? '',
    Consistenza: immobile.consistenza ?? '',
    Rendita: immobile.rendita ?? '',
    RenditaDominicale: 'Reddito dominicale',
    RenditaAgraria: 'Reddito agrario',
    Indirizzo: immobile.indirizzo ?? '',
    CodiceFiscale: 'Codice fiscale del proprietario',
    Quota: 'Quota di possesso',
    TipoPossesso: 'Titolo del possesso',
    Dal: 'Possesso dal',
  } satisfies Record<CampoImmobile, string>,
} as const satisfies MessaggiOggetto & Record<string, unknown>;
