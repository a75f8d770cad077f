import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;
const KINI = new Date('2026-11-20T02:00:00Z');

async function induk() {
  const organisasi = await given.organisasi();
  const { tenant_id, organisasi_id } = organisasi;
  const [akun, rekan] = [
    await given.akun({ tenant_id, is_admin: true }),
    await given.akun({ tenant_id, is_admin: true }),
  ];
  const operator = await given.orang('operator', organisasi);
  const anggota = await given.anggota(organisasi);
  const hari = (tanggal: string, dibekukan: boolean) =>
    all
      .insertInto('kehadiran')
      .values({ ...anggota, tanggal, status: 'hadir', dibekukan, penjelasan_ringkas: '{}' })
      .execute();
  const path = `/tenant/${tenant_id}/masa-kehadiran`;
  const change = (tahun: number | null, isi: object = {}) => as(akun).put(path, { tahun, ...isi });
  const bells = async (jumlah: number) => {
    for (let n = 0; ; n += 1) {
      const rows = await all
        .selectFrom('pemberitahuan')
        .select(['user_id', 'judul', 'tautan'])
        .where('tenant_id', '=', tenant_id)
        .where('jenis', '=', 'masa_simpan')
        .orderBy('pemberitahuan_id')
        .execute();
      if (rows.length >= jumlah || n > 100) return rows;
      await sleep(50);
    }
  };
  return { tenant_id, organisasi_id, organisasi, akun, rekan, operator, hari, path, change, bells };
}

test('days are kept for good until an admin says otherwise; a shorter time waits thirty days and says what would go', async () => {
  const { tenant_id, akun, path, change, hari } = await induk();
  const kosong = {
    tenant_id,
    tahun: null,
    nanti: null,
    tgl_bila_dipendekkan: '2026-12-20',
    dampak: null,
    dihapus: null,
  };
  expect((await as(akun).get(path)).body.data).toEqual(kosong);
  for (const tanggal of ['2021-08-30', '2021-08-31', '2021-09-01']) await hari(tanggal, true);
  await hari('2021-10-04', false);
  await hari('2021-11-01', true);
  await hari('2021-12-01', true);
  const nanti = { tahun: 5, tgl_mulai: '2026-12-20' };
  const dampak = {
    batas: '2021-11-30',
    organisasi: 1,
    hari: 3,
    anggota: 1,
    sejak: '2021-08-30',
    sampai: '2021-09-30',
    bulan_tinggal: 2,
    organisasi_tinggal: 1,
  };
  expect((await change(5, { preview: true })).body.data).toEqual({ ...kosong, nanti, dampak });
  expect((await as(akun).get(path)).body.data).toEqual(kosong);
  expect((await change(5)).body.data).toEqual({ ...kosong, nanti, dampak });
  clock.now = new Date('2026-12-20T02:00:00Z');
  try {
    expect((await as(akun).get(path)).body.data).toMatchObject({ tahun: 5, nanti: null });
    expect((await change(7)).body.data).toMatchObject({ tahun: 7, nanti: null });
    expect((await change(null)).body.data).toMatchObject({ tahun: null, nanti: null, dampak: null });
  } finally {
    clock.now = KINI;
  }
});

test('admins and operators of the tenant have a bell with the day, nobody else, and of a preview nobody; the log keeps it', async () => {
  const { tenant_id, organisasi, akun, rekan, operator, change, bells } = await induk();
  await given.orang('user', organisasi);
  await given.orang('admin', await given.organisasi());
  await change(5, { preview: true });
  await change(5);
  const judul = 'Kehadiran disimpan hanya 5 tahun mulai 20-12-2026';
  // Each led to what he can do about it; that these addresses are there is tested where they are opened.
  const diberitahu = [
    { user_id: rekan.user_id, judul, tautan: '/tenant/profil?bagian=pengaturan' },
    {
      user_id: operator.user_id,
      judul,
      tautan: `/organisasi/${organisasi.organisasi_id}/riwayat-hadir?bagian=verval`,
    },
  ];
  expect(await bells(2)).toEqual(diberitahu.toSorted((a, b) => a.user_id - b.user_id));
  await change(null);
  expect((await bells(4)).slice(2).map((one) => one.judul)).toEqual(Array(2).fill('Kehadiran disimpan seterusnya'));
  const lines = await all
    .selectFrom('log_aktivitas')
    .select(['user_id', 'sebelum', 'sesudah'])
    .where('tenant_id', '=', tenant_id)
    .where('kegiatan', '=', 'Mengubah masa simpan kehadiran')
    .orderBy('log_id')
    .execute();
  const [KOSONG, NANTI] = [
    { tahun: null, tahun_nanti: null, tgl_mulai: null },
    { tahun: null, tahun_nanti: 5, tgl_mulai: '2026-12-20' },
  ];
  expect(lines.slice(-2)).toEqual([
    { user_id: akun.user_id, sebelum: KOSONG, sesudah: NANTI },
    { user_id: akun.user_id, sebelum: NANTI, sesudah: KOSONG },
  ]);
});

test('fewer years than five are refused, and whoever is no admin of the tenant', async () => {
  const { organisasi, path, change, operator } = await induk();
  expect(await change(4)).toMatchObject({
    status: 422,
    body: { errors: { tahun: ['Isi paling sedikit 5 tahun, atau kosongkan'] } },
  });
  expect((await as(operator).put(path, { tahun: 5 })).status).toBe(403);
  expect((await as(await given.orang('viewer', organisasi)).put(path, { tahun: 5 })).status).toBe(403);
  expect((await as(await given.orang('admin', await given.organisasi())).put(path, { tahun: 5 })).status).toBe(404);
});
