import { aliquotaCedolare } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Labels by path of the field: the error summary reads them here too. */
export const etichetteImmobile: Readonly<Record<string, string>> = {
  comune: 'Comune',
  sezione: 'Sezione',
  foglio: 'Foglio',
  particella: 'Particella',
  subalterno: 'Subalterno',
  indirizzo: 'Indirizzo',
  categoria: 'Categoria',
  classe: 'Classe',
  consistenza: 'Consistenza',
  rendita: 'Rendita',
  renditaDominicale: 'Rendita dominicale',
  renditaAgraria: 'Rendita agraria',
  proprietari: 'Proprietari',
  idAnagrafica: 'Proprietario',
  tipoPossesso: 'Tipo possesso',
  dal: 'Dal',
  al: 'Al',
  quota: 'Quota',
  quotaImu: 'Quota IMU',
  dataMorte: 'Data morte',
  titolo: 'Titolo',
  caso: 'Caso particolare',
  esenzione: 'Esenzione temporanea IMU',
  mesiImu: 'Mesi IMU',
  riduzioneImu: 'Riduzione IMU',
  esenzioneImu: 'Esenzione IMU',
  usoImu: 'Uso per l’IMU',
  valore: 'Valore IMU',
  codiceIdentificativo: 'Codice identificativo contratto',
  dataRegistrazione: 'Data di registrazione',
  serie: 'Serie',
  numero: 'Numero',
  sottonumero: 'Sottonumero',
  codiceUfficio: 'Codice ufficio',
  canone: 'Canone annuo',
  codiceCanone: 'Codice canone',
  aliquota: 'Tassazione',
};

/** Words of properties; what changes between buildings and land is in `generi`. */
export const messaggiImmobile = {
  generi: {
    fabbricato: {
      titolo: 'Fabbricato',
      nuovo: 'Nuovo fabbricato',
      quanti: (totale: number) => (totale === 1 ? '1 fabbricato' : `${formatIntero(totale)} fabbricati`),
      nessuno: 'Nessun fabbricato',
      nessunoTesto: 'Si aggiungono uno per uno, con i proprietari e da quando possiedono.',
      nessunoConFiltri: 'Nessun fabbricato con questi filtri',
      salvato: 'Fabbricato salvato.',
      eliminaDomanda: 'Eliminare il fabbricato?',
      eliminato: 'Fabbricato eliminato.',
    },
    terreno: {
      titolo: 'Terreno',
      nuovo: 'Nuovo terreno',
      quanti: (totale: number) => (totale === 1 ? '1 terreno' : `${formatIntero(totale)} terreni`),
      nessuno: 'Nessun terreno',
      nessunoTesto: 'Si aggiungono uno per uno, con i proprietari e da quando possiedono.',
      nessunoConFiltri: 'Nessun terreno con questi filtri',
      salvato: 'Terreno salvato.',
      eliminaDomanda: 'Eliminare il terreno?',
      eliminato: 'Terreno eliminato.',
    },
  },
  eliminaTesto: 'Con lui vanno via i possessi e i contratti. L’operazione non si annulla.',
  elimina: 'Elimina',
  proprietario: 'Proprietario',
  tuttiGliAnni: 'Tutti',
  anno: 'Anno',
  dati: 'Dati catastali',
  datiTesto: 'Come risultano dalla visura.',
  cercaComune: 'Nome del comune',
  proprietari: 'Proprietari',
  proprietariTesto:
    'Chi possiede, da quando e per quanto. Nello stesso giorno le quote non superano il 100%.',
  cercaCliente: 'Nome o codice fiscale',
  aggiungiProprietario: 'Aggiungi un proprietario',
  togliProprietario: (posto: number) => `Togli il proprietario ${posto}`,
  proprietarioNumero: (posto: number) => `Proprietario ${posto}`,
  abitazionePrincipale: 'Abitazione principale',
  comeQuota: 'se diversa',
  valoreScritture: 'gruppo D senza rendita',
  valoreArea: 'solo area fabbricabile',
  daiGiorni: 'vuoti: dai giorni',
  fineAllaMorte: 'Il possesso finisce alla data di morte.',
  eredi: 'Aggiungi gli eredi',
  erediDal: (giorno: string) => `dal ${giorno}, con la stessa quota`,
  linea: 'Nel tempo',
  lineaTesto: 'Possessi e contratti, anno per anno.',
  oggi: 'in corso',
  periodo: (dal: string, al: string) => `dal ${dal} al ${al}`,
  periodoAperto: (dal: string) => `dal ${dal}, in corso`,
  contratto: 'Contratto',
  contratti: 'Contratti di locazione',
  contrattiTesto:
    'Registrati con il codice identificativo o con gli estremi. Fino a 30 giorni possono mancare tutti e due.',
  contrattiDopo: 'I contratti si aggiungono dopo il primo salvataggio.',
  nessunContratto: 'Nessun contratto.',
  nuovoContratto: 'Nuovo contratto',
  salvaContratto: 'Salva il contratto',
  annulla: 'Annulla',
  modifica: 'Modifica',
  contrattoSalvato: 'Contratto salvato.',
  contrattoEliminato: 'Contratto eliminato.',
  eliminareContratto: 'Eliminare il contratto?',
  eliminareContrattoTesto: 'L’operazione non si annulla.',
  tassazione: {
    '': 'IRPEF ordinaria',
    Ordinaria: `Cedolare secca ${aliquotaCedolare.Ordinaria}%`,
    Ridotta: `Cedolare secca ${aliquotaCedolare.Ridotta}%`,
  },
  cedolare: (importo: string) => `Cedolare secca: ${importo}`,
  imponibile: (importo: string) => `Canone che conta nel reddito: ${importo}`,
  nonSalvato: (quanti: number) =>
    quanti === 1
      ? 'Scheda non salvata: 1 campo da correggere'
      : `Scheda non salvata: ${quanti} campi da correggere`,
  contrattoNonSalvato: (quanti: number) =>
    quanti === 1
      ? 'Contratto non salvato: 1 campo da correggere'
      : `Contratto non salvato: ${quanti} campi da correggere`,
} as const;

/** The name of a field; of an owner, with its place. */
export function nameCampo(percorso: string): string {
  const parti = percorso.split('.');
  const nome = etichetteImmobile[parti.at(-1) ?? ''] ?? percorso;
  return parti.length === 3 ? `${messaggiImmobile.proprietarioNumero(Number(parti[1]) + 1)}: ${nome}` : nome;
}
