import type { Locator, Page } from 'playwright-core';

/** Finds somebody by name in a member picker and chooses him. */
export async function chooseAnggota(page: Page, picker: Locator, nama: string): Promise<void> {
  await picker.fill(nama);
  await page.getByRole('option', { name: nama }).click();
}
