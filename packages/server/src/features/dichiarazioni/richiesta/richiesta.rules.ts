import {
  LIMITI_RICHIESTA,
  type StatoRichiestaDocumento,
  type StatoRichiestaMostrato,
} from '@quadra/contract';
import { type Casella, parseChiave } from '@quadra/fisco';

interface NelTempo {
  readonly stato: StatoRichiestaDocumento;
  readonly scade_il: Date;
  readonly fine: string | null;
}
/** What the days make of a state: a link that is over, and nothing came. Pure. */
export const computeMostrato = ({ stato, scade_il, fine }: NelTempo, adesso: Date): StatoRichiestaMostrato =>
  stato === 'Chiesta' && (scade_il <= adesso || fine !== null) ? 'Scaduta' : stato;

const numeriche: readonly Casella['tipo'][] = ['euro', 'decimale', 'intero', 'percentuale'];
/** Whether a document can prove a casella: a number that a person writes. Pure. */
export const isProvabile = (casella: Pick<Casella, 'tipo' | 'inserita'> | undefined): boolean =>
  casella?.inserita === true && numeriche.includes(casella.tipo);

/** How many decimals one writes in a casella. Pure. */
export const countDecimali = (casella: Pick<Casella, 'tipo'> | undefined): number =>
  casella?.tipo === 'decimale' || casella?.tipo === 'percentuale' ? 2 : 0;

/** A casella as a person calls it: `RC10 col. 2`. Pure. */
export function nameChiave(chiave: string): string {
  const letta = parseChiave(chiave);
  if (letta === undefined) return chiave;
  const modulo = letta.modulo > 1 ? `, mod. ${letta.modulo}` : '';
  return `${letta.quadro}${letta.rigo} col. ${letta.colonna}${modulo}`;
}

const GIORNO_MS = 86_400_000;
/** Before when one was asked, of those that had so many reminders, for the next to be due; undefined after the last. Pure. */
export function computeDaRicordare(mandati: number, adesso: Date): Date | undefined {
  const giorni = LIMITI_RICHIESTA.promemoriaGiorni[mandati];
  return giorni === undefined ? undefined : new Date(adesso.getTime() - giorni * GIORNO_MS);
}
