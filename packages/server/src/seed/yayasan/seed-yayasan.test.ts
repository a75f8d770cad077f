import { expect, test } from 'vitest';
import { readPantauan } from '../../monitoring/read-pantauan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { seedYayasan } from './seed-yayasan.ts';

/** What those above see of the schools at a moment: how many in each state, and what is told of which. */
async function pantauanAt(moment: string) {
  const { db, all } = await startTestServer();
  const now = new Date(moment);
  await seedYayasan(db, { now, password_hash: '' });
  const rows = await readPantauan(all, {}, now);
  const jumlah: Partial<Record<(typeof rows)[number]['keadaan'], number>> = {};
  for (const { keadaan } of rows) jumlah[keadaan] = (jumlah[keadaan] ?? 0) + 1;
  const cerita = (kota: string) => {
    const row = rows.find(({ nama }) => nama.endsWith(kota));
    return row && [row.keadaan, ...row.sebab.map(({ jenis }) => jenis)];
  };
  return { rows, jumlah, cerita };
}

test('at noon of a working day each school of which something is told shows it, and the others are as usual', async () => {
  const { rows, jumlah, cerita } = await pantauanAt('2026-11-23T05:40:00Z');
  expect(rows).toHaveLength(40);
  expect(cerita('Makassar')).toEqual(['genting', 'di_bawah_biasa', 'mesin_diam']);
  expect(cerita('Semarang')).toEqual(['genting', 'di_bawah_biasa', 'grup_hilang']);
  expect(cerita('Kupang')).toEqual(['waspada', 'gangguan']);
  expect(cerita('Pekanbaru')).toEqual(['waspada', 'belum_verval']);
  expect(cerita('Tarakan')).toEqual(['baru']);
  expect(cerita('Yogyakarta')).toEqual(['libur']);
  expect(jumlah.biasa).toBeGreaterThan(25);
  expect(rows.find(({ keadaan }) => keadaan === 'libur')?.hari_kerja_terakhir?.hadir).toBeGreaterThan(8);
  // One is still to be given its place; the others lie across the archipelago.
  expect(rows.filter(({ lat }) => lat === null)).toHaveLength(1);
}, 60_000);

test.each([
  ['at three in the morning nobody is missed yet, but two machines are', '2026-11-22T20:00:00Z', { biasa: 34, waspada: 4, baru: 1, libur: 1 }],
  ['on a Sunday only those work who rest on Friday', '2026-11-22T02:00:00Z', { genting: 2, biasa: 3, libur: 35 }],
])('%s', async (_, moment, jumlah) => {
  expect((await pantauanAt(moment)).jumlah).toEqual(jumlah);
}, 60_000); // prettier-ignore

test.each([
  ['the west is still in November', '2026-11-30T15:30:00Z', { 'WIB 2026-10': true, 'WITA 2026-10': true, 'WIT 2026-11': true }],
  ['the whole country is in December', '2026-11-30T17:30:00Z', { 'WIB 2026-11': true, 'WITA 2026-11': true, 'WIT 2026-11': true }],
])('in the night of a new month each school has verified its own last one: %s', async (_, moment, bulan) => {
  const { db, all } = await startTestServer();
  await seedYayasan(db, { now: new Date(moment), password_hash: '' });
  const rows = await all
    .selectFrom('verval')
    .innerJoin('pengaturan_organisasi as p', 'p.organisasi_id', 'verval.organisasi_id')
    .select(['p.timezone', 'verval.bulan'])
    .distinct()
    .execute();
  const nama = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' } as Record<string, string>;
  expect(Object.fromEntries(rows.map(({ timezone, bulan }) => [`${nama[timezone]} ${bulan.slice(0, 7)}`, true]))).toEqual(bulan);
}, 90_000); // prettier-ignore
