import type { Scheda } from './scheda.ts';

/** Redditi PF of each fiscal year, fetched when it is wanted: a new year is its line. */
export const redditiPf: Readonly<Record<number, () => Promise<Scheda>>> = {
  2019: async () => (await import('./2019/redditi-pf/index.ts')).redditiPf2019,
  2020: async () => (await import('./2020/redditi-pf/index.ts')).redditiPf2020,
  2021: async () => (await import('./2021/redditi-pf/index.ts')).redditiPf2021,
  2022: async () => (await import('./2022/redditi-pf/index.ts')).redditiPf2022,
  2023: async () => (await import('./2023/redditi-pf/index.ts')).redditiPf2023,
  2024: async () => (await import('./2024/redditi-pf/index.ts')).redditiPf2024,
  2025: async () => (await import('./2025/redditi-pf/index.ts')).redditiPf2025,
  2026: async () => (await import('./2026/redditi-pf/index.ts')).redditiPf2026,
};

const anni = Object.keys(redditiPf).map(Number);
/** First and last fiscal year of which the house has a form. */
export const [PRIMO_ANNO, ULTIMO_ANNO] = [Math.min(...anni), Math.max(...anni)];
