import { testiClient } from '@quadra/contract';
import type { TipoNotifica } from '../notifiche/notifica.ts';

export const pulsantiVista = [
  'indietro',
  'visualizza',
  'duplica',
  'storia',
  'esci',
  'annulla',
  'salva',
] as const;
export type PulsanteVista = (typeof pulsantiVista)[number];

/** All that the frame of a page shows: its title, its buttons, how the last operation went. */
export type VistaPagina = {
  titolo: string;
  pulsanti: Readonly<Record<PulsanteVista, boolean>>;
  isErrore: boolean;
  /** Empty: the common words for an operation that failed. */
  messaggioErrore: string;
  codiceRichiesta: string | null;
  isRiuscita: boolean;
  notifica: { modello: string; tipo: TipoNotifica };
  restaAperta: boolean;
  /** Milliseconds; null for the time of the kind. */
  durata: number | null;
  creditiResidui: number | null;
  isAcquisto: boolean;
  messaggioAcquisto: string;
};

const nessuno = Object.fromEntries(pulsantiVista.map((nome) => [nome, false])) as VistaPagina['pulsanti'];

/** A page with only its title; the buttons are the ones named. */
export const makeVista = (titolo: string, pulsanti: readonly PulsanteVista[] = []): VistaPagina => ({
  titolo,
  pulsanti: { ...nessuno, ...Object.fromEntries(pulsanti.map((nome) => [nome, true])) },
  isErrore: false,
  messaggioErrore: '',
  codiceRichiesta: null,
  isRiuscita: false,
  notifica: { modello: testiClient.OPERAZIONE_RIUSCITA, tipo: 'success' },
  restaAperta: false,
  durata: null,
  creditiResidui: null,
  isAcquisto: false,
  messaggioAcquisto: '',
});

/** The buttons to show, in the order of the bar. */
export const listPulsanti = ({ pulsanti }: VistaPagina): PulsanteVista[] =>
  pulsantiVista.filter((nome) => pulsanti[nome]);

/** The words of the error box, null when there is none. */
export function findErrore({ isErrore, messaggioErrore }: VistaPagina): string | null {
  if (!isErrore) return null;
  return messaggioErrore === '' ? testiClient.OPERAZIONE_NON_RIUSCITA : messaggioErrore;
}

/** The notification of a success, null when there is none to show. */
export function findNotifica({ isRiuscita, notifica, restaAperta, durata }: VistaPagina) {
  if (!isRiuscita) return null;
  return {
    tipo: notifica.tipo,
    testo: notifica.modello,
    resto: { restaAperta, ...(durata !== null && { durata }) },
  };
}

/** What the window that offers to buy credits says, null when it stays shut. */
export const findAcquisto = ({ isAcquisto, messaggioAcquisto, creditiResidui }: VistaPagina) =>
  isAcquisto ? { messaggio: messaggioAcquisto, creditiResidui } : null;
