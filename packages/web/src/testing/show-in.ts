import { page } from 'vitest/browser';
import { showEdition, type Edition } from '../theme/edition.ts';

/** Dresses the page in one of the product's looks at one of its widths. */
export async function showIn(look: { edition?: Edition; scheme?: 'light' | 'dark'; width?: number }): Promise<void> {
  const { edition = 'umum', scheme = 'light', width = 1440 } = look;
  localStorage.setItem('hadir-tampilan', scheme);
  showEdition(edition);
  await page.viewport(width, width < 768 ? 740 : 900);
}
