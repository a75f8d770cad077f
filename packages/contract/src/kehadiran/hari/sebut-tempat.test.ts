import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { expect, test } from 'vitest';
import { sebutTempat } from './sebut-tempat.ts';

const satu = {
  sebagai: 'datang',
  is_lokasi_palsu: false,
  radius: STATUS_RADIUS.dalam,
  sumber: 'ponsel',
  lokasi: { lokasi_presensi_id: 3, nama: 'Gedung Utama' },
} as const;

test.each([
  ['nothing came', [], undefined],
  ['inside', [satu], 'Gedung Utama'],
  ['left from elsewhere', [satu, { ...satu, sebagai: 'pulang', radius: STATUS_RADIUS.luar }], 'Di luar lokasi'],
  [
    'a break outside says nothing',
    [satu, { ...satu, sebagai: 'istirahat', radius: STATUS_RADIUS.luar }],
    'Gedung Utama',
  ],
  [
    'a false place outweighs all',
    [
      { ...satu, radius: STATUS_RADIUS.luar },
      { ...satu, is_lokasi_palsu: true },
    ],
    'Lokasi palsu',
  ],
  [
    'a machine without a place',
    [{ ...satu, lokasi: null, sumber: 'mesin', radius: STATUS_RADIUS.tidak_terdeteksi }],
    'Mesin presensi',
  ],
  ['a phone without a place', [{ ...satu, lokasi: null, radius: STATUS_RADIUS.tidak_terdeteksi }], undefined],
] as const)('%s', (_, presensi, kata) => {
  expect(sebutTempat(presensi)?.kata).toBe(kata);
});
