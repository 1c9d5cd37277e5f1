import { MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';

/** Menus and lists of the library opened from in here are drawn in the layer of their window, never below it. */
export function Ospite({ liste, children }: { liste: HTMLElement | null; children: ReactNode }) {
  const tema = useMemo(
    () => (liste === null ? {} : { components: { Portal: { defaultProps: { target: liste } } } }),
    [liste],
  );
  return (
    <MantineThemeProvider inherit theme={tema}>
      {children}
    </MantineThemeProvider>
  );
}
