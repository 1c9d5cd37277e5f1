import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import menu from './menu.module.css';

/** Our tokens under the library's names: one map, the same for every skin since the tokens already follow the skin. */
const variabili = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-placeholder': 'var(--text-faint)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control-border)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent-text)',
} as const;

export const resolveVariabili: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...variabili },
  dark: { ...variabili },
});

export const tema = createTheme({
  fontFamily: 'var(--font-text)',
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '14px', xl: '16px' },
  radius: { xs: '4px', sm: '5px', md: '6px', lg: '8px', xl: '10px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Menu: {
      classNames: { dropdown: menu.dropdown, item: menu.item, divider: menu.divider, label: menu.label },
    },
  },
});

/** The nonce the server wrote in the page, for the style elements the library adds. */
export const readNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
