import { PREFISSO_COOKIE, type Skin, skin } from '@quadra/contract';

/** The colours of the pages without the application, skin by skin: the same of `web/src/theme/skin.css`, by role. */
export const coloriSkin: Record<Skin, Readonly<Record<string, string>>> = {
  dark: {
    canvas: '#0e1115',
    surface: '#14181e',
    hover: '#1e242d',
    hairline: '#262d37',
    'quiet-border': '#3a3e44',
    text: '#e9ecf1',
    'text-soft': '#b6bfca',
    'text-faint': '#929dab',
    accent: '#406fdd',
    'on-accent': '#ffffff',
    'accent-text': '#94b5ff',
    focus: '#a9c4ff',
  },
  'light-blue': {
    canvas: '#eaf1f8',
    surface: '#ffffff',
    hover: '#eef4fa',
    hairline: '#d3dfea',
    'quiet-border': '#cfd2d5',
    text: '#0f1e2d',
    'text-soft': '#384b5e',
    'text-faint': '#54677b',
    accent: '#1560bd',
    'on-accent': '#ffffff',
    'accent-text': '#1254a6',
    focus: '#0b57d0',
  },
  black: {
    canvas: '#000000',
    surface: '#000000',
    hover: '#181818',
    hairline: '#303030',
    'quiet-border': '#2e2e2e',
    text: '#ffffff',
    'text-soft': '#d0d0d0',
    'text-faint': '#aaaaaa',
    accent: '#eef2f6',
    'on-accent': '#000000',
    'accent-text': '#a8d8ff',
    focus: '#ffffff',
  },
  orange: {
    canvas: '#f7e9da',
    surface: '#fffaf4',
    hover: '#faefe2',
    hairline: '#e6d3bf',
    'quiet-border': '#d4cdc6',
    text: '#2a1b10',
    'text-soft': '#574334',
    'text-faint': '#6e5846',
    accent: '#ad4a06',
    'on-accent': '#ffffff',
    'accent-text': '#934206',
    focus: '#1a4fb4',
  },
  green: {
    canvas: '#e5eee4',
    surface: '#fbfdf9',
    hover: '#edf4eb',
    hairline: '#cbdac9',
    'quiet-border': '#ccd1cc',
    text: '#10211a',
    'text-soft': '#384d42',
    'text-faint': '#50655a',
    accent: '#0f6647',
    'on-accent': '#ffffff',
    'accent-text': '#0d5a40',
    focus: '#0d5a40',
  },
};

const isSkin = (valore: unknown): valore is Skin => skin.some((voce) => voce === valore);

/** The skin that the cookie of the look names; the first one for who has none, or one nobody can read. */
export function readSkin(cookie: Readonly<Record<string, string | undefined>>): Skin {
  try {
    const testo = Buffer.from(cookie[`${PREFISSO_COOKIE}font`] ?? '', 'base64').toString();
    const { skin: scelta } = JSON.parse(testo) as { skin?: unknown };
    return isSkin(scelta) ? scelta : 'dark';
  } catch {
    return 'dark';
  }
}

/** The custom properties of a skin, for the head of a page. */
export const makeVariabili = (nome: Skin): string =>
  Object.entries(coloriSkin[nome])
    .map(([ruolo, colore]) => `--${ruolo}: ${colore};`)
    .join(' ');
