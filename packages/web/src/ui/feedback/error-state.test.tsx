import { expect, test } from 'vitest';
import { ApiError } from '../../kit/failure/api-error.ts';
import { ConnectionError } from '../../kit/failure/connection-error.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { ErrorState } from './error-state.tsx';

test('what the server said stands with what to do about it, and sends nobody to look at his connection', async () => {
  const told = await renderUi(<ErrorState error={new ApiError({ code: 404, message: 'Data tidak ditemukan' })} />);
  await expect
    .element(told.getByRole('alert'))
    .toHaveTextContent('Data tidak ditemukanMungkin sudah dihapus, atau alamatnya keliru.');
});

test('only where the connection failed is one sent to look at it, and told so once', async () => {
  const told = await renderUi(<ErrorState error={new ConnectionError()} />);
  await expect
    .element(told.getByRole('alert'))
    .toHaveTextContent('Tidak ada sambungan ke server. Periksa internet Anda, lalu coba lagi');
});
