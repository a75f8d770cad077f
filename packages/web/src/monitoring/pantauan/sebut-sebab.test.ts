import { expect, test } from 'vitest';
import { givenPantauan } from '../../testing/given/given-pantauan.ts';
import { sebutSebab } from './sebut-sebab.ts';

const { hari_ini } = givenPantauan();
const KURANG = { jenis: 'di_bawah_biasa', jumlah: 11, nama: null, group_id: null } as const;

test('those who are fewer than usual are found where they are listed: not yet there, and absent once the hours are over', () => {
  const pagi = givenPantauan({ hari_ini: { ...hari_ini, belum: 11, absen: 0 } });
  const malam = givenPantauan({ hari_ini: { ...hari_ini, belum: 0, absen: 11 } });
  expect(sebutSebab(pagi, KURANG).href).toContain('keadaan=terbuka');
  expect(sebutSebab(malam, KURANG).href).toContain('keadaan=absen');
});

test('an outage is found in the part of Ubah Presensi that lists outages', () => {
  const gangguan = { ...KURANG, jenis: 'gangguan' } as const;
  expect(sebutSebab(givenPantauan(), gangguan).href).toBe('/organisasi/9/klaimPresensi?bagian=gangguan');
});
