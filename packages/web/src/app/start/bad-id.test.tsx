import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

test('an address whose id is no number leads nowhere, and nothing is asked for it', async () => {
  const app = await renderApp('/organisasi/sembilan/users');
  await expect.element(app.getByText('Halaman Tidak Ditemukan')).toBeVisible();
});
