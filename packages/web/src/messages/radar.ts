import type { PassoRadar, TipoDichiarazione } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';
import { nameTipo } from './dichiarazione.ts';

/** The steps whose name is long. */
const BREVI: Readonly<Partial<Record<PassoRadar, string>>> = {
  'Non creata': 'Creare',
  'Controlli bloccanti': 'Controlli',
  'Da compilare': 'Da finire',
  'Manca data impegno': 'Impegno',
  'Da chiudere': 'Chiudere',
  'Da stampare': 'Stampare',
  'Telematico da creare': 'Telematico',
  'Da consegnare': 'Consegnare',
  'Da inviare': 'Inviare',
  'Attesa ricevuta': 'Inviata',
};

/** Words of the radar. */
export const messaggiRadar = {
  titolo: 'Radar di stagione',
  quanti: (totale: number) => (totale === 1 ? '1 cliente' : `${formatIntero(totale)} clienti`),
  daRiscontrare: 'scadenze da riscontrare sulle fonti ufficiali',
  cliente: 'Cliente',
  studio: 'Studio',
  codiceFiscale: 'Codice fiscale',
  daVersare: 'Da versare',
  aZero: 'F24 a zero',
  versamento: (giorno: string, totale: string, isScaduto: boolean) =>
    `${isScaduto ? 'Scaduto il' : 'Entro il'} ${giorno}; in tutto ${totale}`,
  delega: 'Delega unica',
  chiedi: 'Chiedi',
  chiediDomanda: (cliente: string) => `Chiedere la delega unica a ${cliente}?`,
  chiediTesto: 'Riceve per e-mail un link che vale 14 giorni; un link già mandato smette di valere.',
  chiesta: 'Link messo nella posta in uscita.',
  obbligo: 'Obbligo',
  mostra: 'Mostra',
  soloBlocchi: 'Solo ciò che blocca',
  tipo: (tipo: TipoDichiarazione) => nameTipo(tipo),
  nessuno: (anno: number) => `Nessun obbligo per l’anno ${anno}`,
  nessunoTesto: 'Il radar mostra i clienti che hanno o devono avere una dichiarazione nell’anno.',
  nessunoConFiltri: 'Nessun cliente con questi filtri',
  vaiAnagrafica: 'Apri anagrafica',

  /** What stands in a cell, by step: `dove` is the quadro or the casella it is about. */
  passo: (passo: PassoRadar, dove: string, quadri: number): string => {
    if (passo === 'Da compilare')
      return quadri === 1 ? `Da compilare: ${dove}` : `Da compilare: ${dove} e altri ${quadri - 1}`;
    if (passo === 'Incompleta' && dove !== '') return `Manca ${dove}`;
    if (passo === 'Controlli bloccanti') return `Controllo bloccante: ${dove}`;
    return passo === 'Annullata' ? 'Invio annullato' : passo;
  },
  /** The same where there is room for a word: the form of the sign says the rest. */
  passoBreve: (passo: PassoRadar, dove: string, quadri: number): string => {
    if (passo === 'Da compilare') return quadri <= 1 ? dove : `${dove} +${quadri - 1}`;
    return (passo === 'Incompleta' || passo === 'Controlli bloccanti') && dove !== ''
      ? dove
      : (BREVI[passo] ?? passo);
  },
  scadenzaProssima: 'Scadenza',
  altre: (quante: number) => (quante === 1 ? 'un’altra' : `altre ${quante}`),
  finalita: (finalita: string) => finalita.toLowerCase(),
  giorni: (giorni: number) => {
    if (giorni === 0) return 'oggi';
    const quanti = `${formatIntero(Math.abs(giorni))} gg`;
    return giorni > 0 ? `tra ${quanti}` : `scaduta da ${quanti}`;
  },
  eraIl: (data: string) => `era il ${data}`,
  scadenza: (data: string, giorni: number) =>
    giorni < 0 ? `Scaduta il ${data}, da riscontrare` : `Scade il ${data}, da riscontrare`,
  scadenzaNonGestita: 'Scadenza non gestita',
} as const;
