import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useSyncExternalStore, type ReactNode } from 'react';
import { colorScheme } from './color-scheme.ts';
import { theme } from './theme.ts';
import './styles.ts';

const OURS = {
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
  setColorScheme: colorScheme.set,
  clearColorScheme: () => colorScheme.set('auto'),
};

/**
 * The look of the product for everything inside. Takes the place of MantineProvider, which would write style elements
 * that the content policy refuses and carry the code that makes them.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(colorScheme.subscribe, colorScheme.read);
  return (
    <MantineContext value={{ ...OURS, colorScheme: scheme }}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}
