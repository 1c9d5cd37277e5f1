import type { Modello } from './modelli/modello.ts';
import type { Scheda } from './modelli/scheda.ts';

export type * from './modelli/modello.ts';

/** One form a year, each fetched only when it is asked for. */
const redditiPf: Readonly<Record<number, () => Promise<Scheda>>> = {
  2020: () => import('./modelli/2020/redditi-pf/index.ts').then((m) => m.redditiPf2020),
  2021: () => import('./modelli/2021/redditi-pf/index.ts').then((m) => m.redditiPf2021),
  2022: () => import('./modelli/2022/redditi-pf/index.ts').then((m) => m.redditiPf2022),
  2023: () => import('./modelli/2023/redditi-pf/index.ts').then((m) => m.redditiPf2023),
  2024: () => import('./modelli/2024/redditi-pf/index.ts').then((m) => m.redditiPf2024),
  2025: () => import('./modelli/2025/redditi-pf/index.ts').then((m) => m.redditiPf2025),
  2026: () => import('./modelli/2026/redditi-pf/index.ts').then((m) => m.redditiPf2026),
};

/** The modelli that can be computed. */
export const listModelli = (): readonly { anno: number; codice: 'redditi-pf'; titolo: string }[] =>
  Object.keys(redditiPf).map((anno) => ({
    anno: Number(anno),
    codice: 'redditi-pf',
    titolo: `Redditi Persone Fisiche ${anno}`,
  }));

const pronti = new Map<number, Promise<Modello>>();

/** Loads a modello; the browser fetches a year only when it is asked for. */
export async function loadModello(anno: number, _codice: 'redditi-pf'): Promise<Modello | undefined> {
  const loadScheda = redditiPf[anno];
  if (!loadScheda) return undefined;
  const pronto = pronti.get(anno) ?? load(loadScheda);
  pronti.set(anno, pronto);
  return pronto;
}

async function load(loadScheda: () => Promise<Scheda>): Promise<Modello> {
  const [{ createModello }, scheda] = await Promise.all([import('./modelli/costruzione.ts'), loadScheda()]);
  await scheda.prepare?.();
  return createModello(scheda);
}

/** What is computed of a property: fetched only where there is one. */
export const loadImmobili = () => import('./immobili.ts');
