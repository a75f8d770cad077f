import { expect, test } from 'vitest';
import { JENIS_KONEKSI, KEADAAN_KONEKSI, saranKoneksi } from './koneksi.ts';

test('what is connected needs nothing, and what fails or is not set up says what to do', () => {
  for (const jenis of JENIS_KONEKSI) expect(saranKoneksi(jenis, 'tersambung')).toBeNull();
  expect(saranKoneksi('simpatika', 'gagal')).toMatch(/kirim lagi/);
  expect(saranKoneksi('surat', 'belum_diatur')).toMatch(/pengelola server/);
  const saran = JENIS_KONEKSI.flatMap((jenis) => KEADAAN_KONEKSI.map((one) => saranKoneksi(jenis, one)));
  expect(saran.filter((one) => one !== null && !one.endsWith('.'))).toEqual([]);
});
