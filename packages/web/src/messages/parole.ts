import { formatIntero } from '../formato/formato.ts';

/** How the pages speak of the records kept: a studio has clients, who works for himself has his own data. */
export type Parole = {
  readonly anagrafica: string;
  readonly quanti: (totale: number) => string;
  readonly recenti: string;
  readonly tutti: string;
  readonly nonLetti: string;
  readonly nessuno: string;
  readonly nessunoTesto: string;
  readonly nuovo: string;
  readonly primo: string;
  readonly nessunRecente: string;
  readonly daDoveSiCrea: string;
  /** The view of the list that hides nothing. */
  readonly tutte: string;
  readonly cerca: string;
  /** The records that a search finds, and where it looks for them. */
  readonly trovati: string;
  readonly doveCercare: string;
  readonly contratto: string;
};

const studio: Parole = {
  anagrafica: 'Anagrafica',
  quanti: (totale) => (totale === 1 ? '1 cliente' : `${formatIntero(totale)} clienti`),
  recenti: 'Clienti recenti',
  tutti: 'Tutti i clienti',
  tutte: 'Tutti i clienti',
  nonLetti: 'Clienti recenti non letti.',
  nessuno: 'Nessun cliente',
  nessunoTesto: 'In archivio non ci sono ancora clienti.',
  nuovo: 'Nuovo cliente',
  primo: 'Inserire il primo cliente',
  nessunRecente: 'I clienti inseriti o modificati di recente compaiono qui.',
  daDoveSiCrea: 'Le dichiarazioni aperte di recente compaiono qui. Per crearne una si parte da un cliente.',
  cerca: 'Cerca clienti, quadri, azioni',
  trovati: 'Clienti',
  doveCercare: 'Clienti e dichiarazioni',
  contratto: 'Clienti/Studi',
};

const schede = (totale: number) => (totale === 1 ? '1 scheda' : `${formatIntero(totale)} schede`);

const privato: Parole = {
  anagrafica: 'I miei dati',
  quanti: schede,
  recenti: 'I miei dati',
  tutti: 'Apri',
  tutte: 'Tutte le schede',
  nonLetti: 'Dati non letti.',
  nessuno: 'Nessuna scheda',
  nessunoTesto: 'La Sua scheda non c’è ancora: da lì partono le dichiarazioni.',
  nuovo: 'Inserire i miei dati',
  primo: 'Inserire i miei dati',
  nessunRecente: 'La Sua scheda compare qui.',
  daDoveSiCrea:
    'Le dichiarazioni aperte di recente compaiono qui. Per crearne una si parte dalla propria scheda.',
  cerca: 'Cerca dichiarazioni, quadri, azioni',
  trovati: 'I miei dati',
  doveCercare: 'Dati e dichiarazioni',
  contratto: 'Contratto e fatturazione',
};

const azienda: Parole = {
  ...privato,
  anagrafica: 'L’azienda',
  recenti: 'L’azienda',
  trovati: 'L’azienda',
  nessunoTesto: 'La scheda dell’azienda non c’è ancora: da lì partono le dichiarazioni.',
  nuovo: 'Inserire i dati dell’azienda',
  primo: 'Inserire i dati dell’azienda',
  nessunRecente: 'La scheda dell’azienda compare qui.',
  daDoveSiCrea:
    'Le dichiarazioni aperte di recente compaiono qui. Per crearne una si parte dalla scheda dell’azienda.',
};

/** The words of each kind of client. */
export const parole = { studio, privato, azienda } as const;
