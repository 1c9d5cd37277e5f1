import type { Skin } from '@quadra/contract';

/** The colour scheme each skin forces on the component library. */
export const schemaDiSkin: Record<Skin, 'dark' | 'light'> = {
  dark: 'dark',
  'light-blue': 'light',
  black: 'dark',
  orange: 'light',
  green: 'light',
};
