import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { JumlahHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { hariJadiBuilders } from '../../testing/given/given-hari-jadi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const { hari } = hariJadiBuilders(all);
/** Senin to Jumat, and a day of the thirty before. */
const MINGGU_INI = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const SPAN = 'from=2026-11-16&to=2026-11-20';

type Banding = {
  total: number;
  last_page: number;
  kini: JumlahHari;
  sebelum: JumlahHari;
  data: { id: number; nama: string; kini: JumlahHari; sebelum: JumlahHari }[];
};

/** Three schools: in one half are absent, in one all are late, and one has no days at all. */
async function tenant() {
  const absen = await given.organisasi({ nama: 'A absen' });
  const { tenant_id } = absen;
  const telat = await given.organisasi({ nama: 'B telat', tenant_id });
  await given.organisasi({ nama: 'C kosong', tenant_id });
  const [ani, budi] = [await given.anggota(absen), await given.anggota(absen)];
  const cici = await given.anggota(telat);
  await hari([ani], MINGGU_INI);
  await hari([budi], MINGGU_INI, { status: 'absen' });
  await hari([cici], MINGGU_INI, { terlambat_menit: 5, jam_masuk: 7 * 3600 + 20 * 60 });
  await hari([ani, budi], ['2026-11-13']);
  await all.updateTable('users').set({ gender: 'L' }).where('user_id', 'in', [ani.user_id, budi.user_id]).execute();
  const admin = as(await given.akun({ tenant_id, is_admin: true }));
  const url = (name: string, search = '') => `/dashboard/tenant/${tenant_id}/${name}?${SPAN}${search}`;
  const ask = async (name: string, search?: string) => (await admin.get(url(name, search))).body.data;
  return { tenant_id, absen, telat, admin, url, ask };
}

test('organisations stand side by side, the worst first, beside the span before, with what all come to', async () => {
  const { ask, absen, telat } = await tenant();
  const all3 = (await ask('banding')) as Banding;
  expect(all3).toMatchObject({
    total: 2,
    masa: { from: '2026-11-16', to: '2026-11-20', sebelum_from: '2026-11-11', sebelum_to: '2026-11-15' },
    kini: { wajib: 15, hadir: 10, terlambat: 5, absen: 5 },
    sebelum: { wajib: 2, hadir: 2, absen: 0 },
    data: [
      { id: absen.organisasi_id, nama: 'A absen', kini: { wajib: 10, absen: 5 }, sebelum: { wajib: 2 } },
      { id: telat.organisasi_id, nama: 'B telat', kini: { wajib: 5, terlambat: 5 }, sebelum: { wajib: 0 } },
    ],
  });
  const namesBy = async (search: string) => ((await ask('banding', search)) as Banding).data.map(({ nama }) => nama);
  expect(await namesBy('&sort=-terlambat')).toEqual(['B telat', 'A absen']);
  expect(await namesBy('&sort=-absen&count=1')).toEqual(['A absen']);
  expect(await namesBy('&sort=-ponsel')).toEqual(['A absen', 'B telat']);
  expect(await ask('banding', '&sort=-mesin')).toMatchObject({
    data: [{ nama: 'A absen', asal: { ponsel: 5, mesin: 0, di_dalam: 5 } }, { asal: { ponsel: 5 } }],
  });
  expect(await namesBy('&sort=nama&count=1&page=2')).toEqual(['B telat']);
});

test('each chart sums the organisations, and one of them alone where it is asked for', async () => {
  const { ask, telat, absen } = await tenant();
  expect(await ask('gender')).toMatchObject({
    perempuan: { wajib: 5, terlambat: 5 },
    laki_laki: { wajib: 10, absen: 5 },
  });
  expect(await ask('asal')).toMatchObject({
    sumber: expect.arrayContaining([{ sumber: 'ponsel', jumlah: 10 }]),
    radius: [{ radius: STATUS_RADIUS.dalam, jumlah: 10 }, { jumlah: 0 }, { jumlah: 0 }],
  });
  expect(await ask('trend-perangkat')).toMatchObject({
    hari: MINGGU_INI.map((tanggal) => ({ tanggal, wajib: 3, hadir: 2, terlambat: 1, absen: 1 })),
  });
  const only = `&organisasi_id=${telat.organisasi_id}`;
  expect(await ask('kedatangan', only)).toMatchObject({
    sel: [1, 2, 3, 4, 5].map((one) => ({ hari: one, perempat: 29, jumlah: 1 })),
  });
  expect(await ask('gender', only)).toMatchObject({ laki_laki: { wajib: 0 } });
  expect(await ask('banding', `&organisasi_id=${absen.organisasi_id}`)).toMatchObject({
    total: 1,
    kini: { wajib: 10 },
  });
});

test('another tenant’s organisation is not there, and its admin and a monitor of one school are kept out', async () => {
  const { url, admin, absen } = await tenant();
  const lain = await tenant();
  for (const name of ['gender', 'asal', 'trend-perangkat', 'kedatangan', 'banding', 'analitik/unduh']) {
    expect((await lain.admin.get(url(name))).status).toBe(404);
    expect((await admin.get(url(name, `&organisasi_id=${lain.absen.organisasi_id}`))).status).toBe(404);
    expect((await as(await given.pemantau(absen)).get(url(name))).status).toBe(404);
  }
  const seluruh = as(await given.pemantau({ tenant_id: absen.tenant_id, organisasi_id: null }));
  expect((await seluruh.get(url('banding'))).body.data).toMatchObject({ total: 2 });
});

test('the sheet holds every organisation; a span that is too long is refused at its field', async () => {
  const { admin, url, tenant_id } = await tenant();
  const { raw } = await admin.call('GET', url('analitik/unduh'));
  const [sheet, gender] = (await readXlsx(raw)).sheets;
  expect(sheet?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Instansi', 'Wajib', 'Hadir'],
    ['A absen', 10, 5],
    ['B telat', 5, 5],
  ]);
  expect(gender?.rows.slice(1).map((row) => row.slice(0, 2))).toEqual([
    ['Perempuan', 5],
    ['Laki-laki', 10],
    ['Belum diisi', 0],
  ]);
  const long = await admin.get(`/dashboard/tenant/${tenant_id}/gender?from=2025-01-01&to=2026-11-20`);
  expect(long.body.errors).toHaveProperty('to');
});
