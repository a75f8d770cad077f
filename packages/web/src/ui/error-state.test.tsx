import { expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorState } from './error-state.tsx';

test('words that were given stand alone; only without any is one sent to look at the connection', async () => {
  const told = await renderUi(<ErrorState message="Data tidak ditemukan" />);
  expect(told.getByRole('alert').element().textContent).toBe('Data tidak ditemukan');
});

test('without words it says that nothing is at hand and what to look at', async () => {
  const told = await renderUi(<ErrorState />);
  await expect
    .element(told.getByRole('alert'))
    .toHaveTextContent('Data tidak tersediaPeriksa sambungan Anda, lalu coba lagi.');
});
