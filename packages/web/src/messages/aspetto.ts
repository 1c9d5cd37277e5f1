import type { Carattere, Skin } from '@quadra/contract';

/** Words of the theme panel. */
export const messaggiAspetto = {
  titolo: 'Aspetto',
  solaLettura: 'In sola lettura l’aspetto dell’altro utente non si cambia.',
  colori: 'Colori',
  carattere: 'Carattere',
  righe: 'Righe',
  compatte: 'Compatte',
  comode: 'Comode',
  invio: 'Invio passa al campo successivo',
  movimenti: 'Riduci i movimenti',
  iniziale: 'iniziale',
  importi: 'Gli importi restano sempre incolonnati, con ogni carattere.',
  importo: '5.456',
  campione: '1.234,50 €',
} as const;

export const nomiSkin: Record<Skin, string> = {
  dark: 'Scuro',
  'light-blue': 'Azzurro',
  black: 'Nero',
  orange: 'Arancio',
  green: 'Verde',
};

export const nomiCarattere: Record<Carattere, string> = {
  'open sans': 'Open Sans',
  'source sans pro': 'Source Sans Pro',
  quicksand: 'Quicksand',
  jura: 'Jura',
};
