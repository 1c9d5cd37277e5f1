/** Where what is being typed is. */
export type StatoDellaBozza =
  | { tipo: 'ferma' }
  | { tipo: 'in attesa' }
  | { tipo: 'salvata'; alle: string }
  | { tipo: 'non salvata' };

/** Who keeps the drafts of a page, as far as the screen is concerned. */
export type FonteBozze = {
  get: () => StatoDellaBozza;
  subscribe: (avvisa: () => void) => () => void;
};
