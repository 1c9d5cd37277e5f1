import type { VistaStatistica } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

const differenza = (quanti: number, anno: number): string => {
  if (quanti === 0) return `Come nel ${anno}`;
  return `${formatIntero(Math.abs(quanti))} in ${quanti > 0 ? 'più' : 'meno'} del ${anno}`;
};

export const messaggiStatistica = {
  titoli: {
    dichiarazioni: 'Statistiche dichiarazioni',
    gestori: 'Statistiche gestori',
    clienti: 'Statistiche clienti',
    utenti: 'Statistiche utenti',
    crediti: 'Statistiche crediti',
  } satisfies Record<VistaStatistica, string>,
  nomi: {
    dichiarazioni: 'Dichiarazioni',
    gestori: 'Gestori',
    clienti: 'Clienti',
    utenti: 'Utenti',
    crediti: 'Crediti',
  } satisfies Record<VistaStatistica, string>,
  /** What is counted, and when. */
  spiegazioni: {
    dichiarazioni: 'Ogni dichiarazione conta nel mese in cui è stata iniziata.',
    gestori: 'Studi, utenti e dichiarazioni nuovi e crediti venduti nel periodo, senza quelli stornati.',
    clienti: 'Ogni cliente conta nel mese in cui è stato inserito; lo stato è quello di oggi.',
    utenti:
      'Ogni utente conta nel mese del suo ultimo accesso; chi non è mai entrato, in quello dell’invito.',
    crediti:
      'Comprati senza quelli stornati, usati, scaduti; gli spostamenti da uno studio a un altro non contano.',
  } satisfies Record<VistaStatistica, string>,
  viste: 'Statistiche',
  al: (quando: string) => `al ${quando}`,
  anno: 'Anno',
  mese: 'Mese',
  tuttoAnno: 'Tutto l’anno',
  csv: 'CSV',
  frase: (misura: string, totale: number) => `${misura}: ${formatIntero(totale)}`,
  confronto: (quanti: number, anno: number, finoAdOggi: boolean) =>
    `${differenza(quanti, anno)}${finoAdOggi ? ', alla stessa data' : ''}.`,
  perMese: (misura: string) => `${misura} per mese`,
  totale: 'Totale',
  vuota: 'Nulla nel periodo.',
  mesi: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  mesiInteri: [
    ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
    ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
  ],
  file: (vista: VistaStatistica, anno: number) => `statistiche-${vista}-${anno}.csv`,
} as const;
