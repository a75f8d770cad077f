import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { ConnectionError } from './connection-error.ts';
import { hintOfFailure } from './hint-of-failure.ts';

const refused = (code: number) => new ApiError({ code, message: 'Kata dari server' });

test.each([
  ['a refusal is no matter of the connection', refused(403), 'Mintalah akses kepada administrator instansi Anda.'],
  ['what is gone may have been deleted', refused(404), 'Mungkin sudah dihapus, atau alamatnya keliru.'],
  [
    'what the address asks wrongly is said field by field',
    new ApiError({
      code: 422,
      message: 'Periksa kembali isian Anda',
      errors: { tanggal: ['Tanggal ini belum tiba.'] },
    }),
    'Tanggal ini belum tiba.',
  ],
  ['a fault of the server passes', refused(500), 'Coba lagi sebentar lagi.'],
  ['a missing connection has said all', new ConnectionError(), undefined],
])('%s', (_sentence, error, hint) => {
  expect(hintOfFailure(error)).toBe(hint);
});
