const due = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

/** Euro with two decimals: `1.234,50`. */
export const formatImporto = (euro: number): string => due.format(euro);
