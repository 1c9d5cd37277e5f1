import type { Modello } from './modelli/modello.ts';

export type * from './modelli/modello.ts';

const modelli = [{ anno: 2025, codice: 'redditi-pf', titolo: 'Redditi Persone Fisiche 2025' }] as const;

/** The modelli that can be computed. */
export const listModelli = (): readonly { anno: number; codice: 'redditi-pf'; titolo: string }[] => modelli;

const pronti = new Map<number, Promise<Modello>>();

/** Loads a modello; the browser fetches a year only when it is asked for. */
export async function loadModello(anno: number, codice: 'redditi-pf'): Promise<Modello | undefined> {
  if (!modelli.some((m) => m.anno === anno && m.codice === codice)) return undefined;
  const pronto = pronti.get(anno) ?? load();
  pronti.set(anno, pronto);
  return pronto;
}

async function load(): Promise<Modello> {
  const [{ createModello }, { redditiPf2025 }] = await Promise.all([
    import('./modelli/costruzione.ts'),
    import('./modelli/2025/redditi-pf/index.ts'),
  ]);
  return createModello(redditiPf2025);
}

/** What is computed of a property: fetched only where there is one. */
export const loadImmobili = () => import('./immobili.ts');
