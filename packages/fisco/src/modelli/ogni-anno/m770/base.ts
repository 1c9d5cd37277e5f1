export const base = { fascicolo: 1, copertura: 'indicativo', dipendeDa: [] } as const;
/** The amounts of the 770 have their cents. */
export const DECIMALE = { tipo: 'decimale' } as const;
