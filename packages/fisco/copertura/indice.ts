import type { FormaUfficiale } from './tipi.ts';

type Carica = () => Promise<FormaUfficiale>;

/** The official forms that are known, fetched when they are measured. */
export const forme: readonly Carica[] = [
  async () => (await import('./730.ts')).m730,
  async () => (await import('./770.ts')).m770,
  async () => (await import('./cu.ts')).cu,
  async () => (await import('./irap.ts')).irap,
  async () => (await import('./isa.ts')).isa,
  async () => (await import('./iva.ts')).iva,
  async () => (await import('./redditi-pf.ts')).redditiPf,
  async () => (await import('./redditi-sp.ts')).redditiSp,
  async () => (await import('./redditi-sc.ts')).redditiSc,
  async () => (await import('./redditi-enc.ts')).redditiEnc,
  async () => (await import('./consolidato.ts')).consolidato,
];
