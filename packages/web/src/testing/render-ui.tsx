import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/theme-provider.tsx';

/** Renders in the product's look, as `main.tsx` does. */
export function renderUi(element: ReactNode) {
  return render(<ThemeProvider>{element}</ThemeProvider>);
}
