import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

test('a public screen in preparation leads out', async () => {
  const app = await renderApp('/kuesioner');
  await expect.element(app.getByRole('heading', { name: 'Dalam persiapan' })).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Ke Hadir' })).toHaveAttribute('href', '/');
});
