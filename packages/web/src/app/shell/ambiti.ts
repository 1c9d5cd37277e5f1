import type { VocePalette } from './palette.api.ts';

/** What a sign in front of the text keeps the search to. */
export const ambiti = [
  { segno: '@', chiave: 'chi' },
  { segno: '#', chiave: 'quadri' },
  { segno: '>', chiave: 'azioni' },
  { segno: '/', chiave: 'pagine' },
] as const;
export type Ambito = (typeof ambiti)[number];
export type ChiaveAmbito = Ambito['chiave'];

/** In which of them each kind of row is found. */
export const ambitoDi: Readonly<Record<VocePalette['tipo'], ChiaveAmbito>> = {
  cliente: 'chi',
  dichiarazione: 'chi',
  quadro: 'quadri',
  azione: 'azioni',
  comando: 'azioni',
  pagina: 'pagine',
};

export type TestoCercato = { readonly ambito: Ambito | null; readonly testo: string };

/** «#rossi 26»: only there, that text. */
export function readTesto(scritto: string): TestoCercato {
  const pulito = scritto.trim();
  const ambito = ambiti.find(({ segno }) => pulito.startsWith(segno)) ?? null;
  return { ambito, testo: ambito === null ? pulito : pulito.slice(1).trim() };
}

/** The text with the sign of another place, or of none. */
export const writeAmbito = (scritto: string, ambito: Ambito | null): string =>
  `${ambito?.segno ?? ''}${readTesto(scritto).testo}`;

const fold = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word typed is in one of the texts, whatever the case and the accents. */
export function holdsParole(cercato: string, ...testi: readonly (string | undefined)[]): boolean {
  const dove = fold(testi.join(' '));
  return fold(cercato)
    .split(/\s+/)
    .every((parola) => dove.includes(parola));
}
