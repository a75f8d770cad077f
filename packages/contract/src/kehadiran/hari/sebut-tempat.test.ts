import { expect, test } from 'vitest';
import { sebutTempat } from './sebut-tempat.ts';

const satu = {
  sebagai: 'datang',
  is_lokasi_palsu: false,
  radius: 1,
  sumber: 'ponsel',
  lokasi: { lokasi_presensi_id: 3, nama: 'Gedung Utama' },
} as const;

test.each([
  ['nothing came', [], undefined],
  ['inside', [satu], 'Gedung Utama'],
  ['left from elsewhere', [satu, { ...satu, sebagai: 'pulang', radius: 0 }], 'Di luar lokasi'],
  ['a break outside says nothing', [satu, { ...satu, sebagai: 'istirahat', radius: 0 }], 'Gedung Utama'],
  [
    'a false place outweighs all',
    [
      { ...satu, radius: 0 },
      { ...satu, is_lokasi_palsu: true },
    ],
    'Lokasi palsu',
  ],
  ['a machine without a place', [{ ...satu, lokasi: null, sumber: 'mesin', radius: 9 }], 'Mesin presensi'],
  ['a phone without a place', [{ ...satu, lokasi: null, radius: 9 }], undefined],
] as const)('%s', (_, presensi, kata) => {
  expect(sebutTempat(presensi)?.kata).toBe(kata);
});
