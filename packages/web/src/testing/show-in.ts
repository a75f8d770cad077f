import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { colorScheme } from '../theme/color-scheme.ts';
import { showEdition, type Edition } from '../theme/edition.ts';

/** Dresses the page in one of the product's looks at one of its widths, light for who comes after. */
export async function showIn(look: { edition?: Edition; scheme?: 'light' | 'dark'; width?: number }): Promise<void> {
  const { edition = 'umum', scheme = 'light', width = 1440 } = look;
  colorScheme.set(scheme);
  onTestFinished(() => colorScheme.set('light'));
  showEdition(edition);
  await page.viewport(width, width < 768 ? 740 : 900);
}
