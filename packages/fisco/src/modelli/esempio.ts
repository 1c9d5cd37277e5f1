import type { DatiModello } from './modello.ts';

/** The smallest Redditi PF that computes whole: one employee, the whole year, resident in Milano. */
export const esempioRedditiPf: DatiModello = {
  'FR3.1': 'F205',
  'FR4.1': 'F205',
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 28000,
  'RC6.1': 365,
  'RC10.1': 4300,
};
