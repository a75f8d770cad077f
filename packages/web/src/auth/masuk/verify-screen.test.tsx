import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

test('a link that lost its token says so and leads out, with nothing to press in vain', async () => {
  const app = await renderApp('/verify');
  await expect.element(app.getByText('Tautan tidak lengkap', { exact: false })).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Ke Hadir' })).toHaveAttribute('href', '/');
  expect(app.getByRole('button', { name: 'Pakai alamat ini' }).query()).toBeNull();
});
