import { compareChiavi, type Forzatura, quadroOf, type ValoreCasella } from '@quadra/fisco';

export type Righi = Record<string, ValoreCasella>;
export type RighiModificati = Record<string, ValoreCasella | null>;
export type Modifiche = { righi: RighiModificati; forzature: Record<string, Forzatura | null> };
export type Bozza = { quadro: string; righi: RighiModificati; salvataIl: string };

const isUguale = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Entries that are new, changed, or gone (null), from one state to another. */
export function computeModifiche<T>(
  prima: Record<string, T>,
  dopo: Record<string, T>,
): Record<string, T | null> {
  const modifiche: Record<string, T | null> = {};
  for (const [chiave, valore] of Object.entries(dopo))
    if (!isUguale(prima[chiave], valore)) modifiche[chiave] = valore;
  for (const chiave of Object.keys(prima)) if (!(chiave in dopo)) modifiche[chiave] = null;
  return modifiche;
}

/** The changes of one quadro. */
export const ofQuadro = (righi: RighiModificati, quadro: string): RighiModificati =>
  Object.fromEntries(Object.entries(righi).filter(([chiave]) => quadroOf(chiave) === quadro));

export const isVuoto = (modifiche: Modifiche): boolean =>
  Object.keys(modifiche.righi).length === 0 && Object.keys(modifiche.forzature).length === 0;

export type AttoSalva = 'salva' | 'aggiorna';

/** Values go where the quadro had none, or in place of those it had. */
export function nameAtto(salvati: Righi, modifiche: Modifiche): AttoSalva {
  const toccati = new Set(
    [...Object.keys(modifiche.righi), ...Object.keys(modifiche.forzature)].map(quadroOf),
  );
  return Object.keys(salvati).some((chiave) => toccati.has(quadroOf(chiave))) ? 'aggiorna' : 'salva';
}

export type Differenza = { chiave: string; prima: ValoreCasella | null; dopo: ValoreCasella | null };

/** What the drafts would change, casella by casella, in the order of the form; a draft equal to what is saved changes nothing. */
export function computeDifferenze(salvati: Righi, bozze: readonly Bozza[]): Differenza[] {
  return bozze
    .flatMap((bozza) => Object.entries(bozza.righi))
    .filter(([chiave, valore]) => !isUguale(salvati[chiave] ?? null, valore))
    .map(([chiave, dopo]) => ({ chiave, prima: salvati[chiave] ?? null, dopo }))
    .sort((a, b) => compareChiavi(a.chiave, b.chiave));
}

/** The drafts that would change something of what is saved. */
export const listDaRiprendere = (salvati: Righi, bozze: readonly Bozza[]): readonly Bozza[] =>
  bozze.filter((bozza) => computeDifferenze(salvati, [bozza]).length > 0);

/** The last moment any of the drafts was saved; null without drafts. */
export const findUltima = (bozze: readonly Bozza[]): string | null =>
  bozze.reduce<string | null>(
    (ultima, { salvataIl }) => (ultima === null || salvataIl > ultima ? salvataIl : ultima),
    null,
  );
