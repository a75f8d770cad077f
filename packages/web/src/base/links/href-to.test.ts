import { expect, test } from 'vitest';
import { hrefTo } from './href-to.ts';

test('an address keeps the odd letters and slashes of its path', () => {
  expect(hrefTo('login')).toBe('/login');
  expect(hrefTo('laporan.kehadiran.harian', { organisasi_id: 9 })).toBe('/organisasi/9/laporan/kehadiran.harian');
  expect(hrefTo('profil', { organisasi_id: 9 })).toBe('/profil/9/');
  expect(hrefTo('jadwalKerja.detail', { organisasi_id: 9, settingJadwal_id: 4 })).toBe('/organisasi/9/jadwalKerja/4');
});

test('an optional parameter may be left out', () => {
  expect(hrefTo('tenant-jamKerja.detail', { jadwal_id: 4 })).toBe('/tenant/jamKerja/4');
  expect(hrefTo('tenant-jamKerja.detail', { tenant_id: 3, jadwal_id: 4 })).toBe('/tenant/3/jamKerja/4');
});

test('search values stand in the query, empty ones do not', () => {
  expect(hrefTo('user', { organisasi_id: 9 }, { q: 'siti', page: undefined, kolom_atribut: [1, 2], atribut: '' })).toBe(
    '/organisasi/9/users?q=siti&kolom_atribut=1&kolom_atribut=2',
  );
});

test('a text parameter cannot leave its place', () => {
  expect(hrefTo('tenant.detail', { no_reg: 'a/b?c' })).toBe('/tenant/a%2Fb%3Fc');
});

test('a missing or misnamed parameter does not compile', () => {
  // @ts-expect-error -- home needs its organisation
  expect(hrefTo('home')).toBe('/dashboard/undefined');
  // @ts-expect-error -- an id is a number
  expect(hrefTo('home', { organisasi_id: '9' })).toBe('/dashboard/9');
});

test('a filter that an address is not read by does not compile, nor a value that it does not know', () => {
  const at = { organisasi_id: 9 };
  expect(hrefTo('riwayatKehadiranUser', at, { hanya: 'potongan', is_libur: 1 })).toContain('hanya=potongan&is_libur=1');
  // @ts-expect-error -- 'potongan'
  hrefTo('riwayatKehadiranUser', at, { hanya: 'potonga' });
  // @ts-expect-error -- `hanya`
  hrefTo('riwayatKehadiranUser', at, { hany: 'potongan' });
  // @ts-expect-error -- a queue that there is not
  hrefTo('persetujuan', at, { bagian: 'lembur' });
  // @ts-expect-error -- 'ditinjau'
  hrefTo('presensiManual', at, { bagian: 'tinjau' });
  // @ts-expect-error -- an incident is named where incidents are listed
  hrefTo('klaimPresensi', at, { gangguan_id: 4 });
  // @ts-expect-error -- a part that there is not
  hrefTo('riwayatCuti', at, { bagian: 'disetujui' });
  // @ts-expect-error -- 'lokasi'
  hrefTo('organisasi.detail', at, { bagian: 'tempat' });
});
