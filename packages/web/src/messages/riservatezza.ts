import type { PianoRiservatezzaFilo } from '@quadra/contract';
import { formatGiorno, formatIntero } from '../formato/formato.ts';

type Voce = PianoRiservatezzaFilo['Cancella'][number]['Voce'];
type Motivo = PianoRiservatezzaFilo['Blocchi'][number]['Motivo'];

const voci: Record<Voce, string> = {
  scheda: 'Dati che identificano la persona',
  contatti: 'Recapiti e documento di riconoscimento',
  legami: 'Familiari, soci, collaboratori',
  possessi: 'Immobili, possessi, contratti di locazione',
  deleghe: 'Deleghe',
  versamenti: 'Conto fiscale e F24',
  documenti: 'Documenti',
  dichiarazioni: 'Dichiarazioni, con la loro storia',
  storia: 'Storia della scheda',
  registro: 'Valori prima e dopo nel registro cronologico',
  appunti: 'Bozze, file preparati, ricerche salvate, posta che la nominano',
};
const blocchi: Record<Motivo, (quanti: number) => string> = {
  'dichiarazioni aperte': (quanti) =>
    quanti === 1
      ? 'C’è 1 dichiarazione aperta: chiuderla, se va conservata, oppure eliminarla.'
      : `Ci sono ${formatIntero(quanti)} dichiarazioni aperte: chiuderle, se vanno conservate, oppure eliminarle.`,
  'lavori in corso': (quanti) =>
    quanti === 1
      ? 'C’è 1 lavoro in corso nello studio: attenderne la fine.'
      : `Ci sono ${formatIntero(quanti)} lavori in corso nello studio: attenderne la fine.`,
  'già limitata': () => 'I dati sono già stati cancellati: resta solo ciò che la legge obbliga a conservare.',
};

/** Words of the privacy of a client. */
export const messaggiRiservatezza = {
  titolo: 'Riservatezza',
  voce: 'Riservatezza',
  torna: 'Torna alla scheda',
  copia: 'Copia dei dati',
  copiaTesto:
    'Tutto ciò che lo studio conserva su questa persona, in un file zip: JSON, CSV, documenti e una spiegazione (artt. 15 e 20 del Regolamento UE 2016/679).',
  preparaCopia: 'Preparare la copia',
  inPreparazione: 'La copia è in preparazione: si scarica da Lavori, finché non scade.',
  soloSua: 'La scarica soltanto chi la chiede, dopo aver confermato la propria identità.',
  cancellazione: 'Cancellazione dei dati',
  cancellazioneTesto:
    'Ciò che si può cancellare viene cancellato per sempre. Ciò che la legge obbliga a conservare resta fino al suo termine, visibile soltanto all’amministratore dello studio e non più utilizzabile.',
  impedita: 'I dati non si possono ancora cancellare',
  che: 'Dato',
  quanti: 'Quanti',
  sorte: 'Che ne sarà',
  norma: 'Norma',
  cancellato: 'Cancellato',
  conservato: (fino: string) => `Conservato fino al ${formatGiorno(fino)}`,
  daVerificare: 'riferimento da verificare',
  voci,
  blocchi,
  altreSchede: (quante: number) =>
    quante === 1
      ? 'Compare nella scheda di 1 altro cliente (familiare, socio, collaboratore): lì resta, è un dato di quella scheda.'
      : `Compare nelle schede di ${formatIntero(quante)} altri clienti (familiare, socio, collaboratore): lì resta, è un dato di quelle schede.`,
  preparati:
    'I file già preparati dallo studio (stampe, esportazioni, importazioni) possono contenere questi dati e vengono tolti tutti: scaricare prima quelli che servono.',
  codiceFiscale: 'Codice fiscale del cliente, per conferma',
  codiceDiverso: 'Non è il codice fiscale di questo cliente.',
  cancella: 'Cancellare i dati',
  sicuro: 'Cancellare i dati?',
  sicuroTesto: (nome: string) => `I dati di ${nome} non si potranno recuperare.`,
  cancellata: 'I dati del cliente sono stati cancellati.',
  limitata: (fino: string) =>
    `Dati cancellati. Ciò che la legge obbliga a conservare resta fino al ${formatGiorno(fino)}.`,
  limitataFino: (fino: string) => `Trattamento limitato fino al ${formatGiorno(fino)}`,
  limitato: 'Limitato',
  limitataTesto: (fino: string) =>
    `I dati di questo cliente sono stati cancellati. Ciò che la legge obbliga a conservare resta fino al ${formatGiorno(fino)}, poi viene cancellato senza che si debba fare altro.`,
} as const;
