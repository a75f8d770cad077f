import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all, clock } = server;

async function givenInduk(di = server) {
  const organisasi = await di.given.organisasi();
  const { tenant_id } = organisasi;
  const [akun, rekan] = [
    await di.given.akun({ tenant_id, is_admin: true }),
    await di.given.akun({ tenant_id, is_admin: true }),
  ];
  const path = `/tenant/${tenant_id}/masa-log`;
  const change = (bulan: number | null) => di.as(akun).put(path, { bulan });
  const bells = async () => {
    const rows = await di.all
      .selectFrom('pemberitahuan')
      .select(['user_id', 'judul', 'tenant_id', 'tautan'])
      .where('tenant_id', '=', tenant_id)
      .where('jenis', '=', 'masa_simpan')
      .orderBy('pemberitahuan_id')
      .execute();
    return rows;
  };
  return { organisasi, tenant_id, akun, rekan, path, change, bells };
}

const SIMPAN = { terpanjang: 24, tgl_bila_dipendekkan: '2026-12-20' };

test('a tenant keeps its log as long as the installation; a shorter time waits thirty days, a longer one holds at once', async () => {
  const { tenant_id, akun, path, change } = await givenInduk();
  const kosong = { ...SIMPAN, tenant_id, bulan: null, nanti: null };
  expect((await as(akun).get(path)).body.data).toEqual(kosong);
  const nanti = { bulan: 12, tgl_mulai: '2026-12-20' };
  expect((await change(12)).body.data).toEqual({ ...kosong, nanti });
  clock.now = new Date('2026-12-20T02:00:00Z');
  try {
    const kini = { tenant_id, terpanjang: 24, tgl_bila_dipendekkan: '2027-01-19', nanti: null };
    expect((await as(akun).get(path)).body.data).toEqual({ ...kini, bulan: 12 });
    expect((await change(18)).body.data).toEqual({ ...kini, bulan: 18 });
    expect((await change(null)).body.data).toEqual({ ...kini, bulan: null });
  } finally {
    clock.now = new Date('2026-11-20T02:00:00Z');
  }
});

test('every other admin of the tenant has a bell with the day, nobody else; the log has what was before and after', async () => {
  const { tenant_id, akun, rekan, change, bells, organisasi } = await givenInduk();
  await given.orang('operator', organisasi);
  await given.orang('admin', await given.organisasi());
  await change(12);
  await change(12);
  await change(null);
  const tautan = '/tenant/profil?bagian=pengaturan';
  expect(await bells()).toEqual(
    ['Log disimpan hanya 12 bulan mulai 20-12-2026', 'Log disimpan 24 bulan'].map((judul) => ({
      user_id: rekan.user_id,
      tenant_id,
      judul,
      tautan,
    })),
  );
  expect((await as(rekan).get('/me/lonceng')).body.data).toMatchObject({ belum_dibaca: 2 });
  const lines = await all
    .selectFrom('log_aktivitas')
    .select(['user_id', 'sebelum', 'sesudah'])
    .where('tenant_id', '=', tenant_id)
    .where('kegiatan', '=', 'Mengubah masa simpan log')
    .orderBy('log_id')
    .execute();
  const [KINI, NANTI] = [
    { bulan: null, bulan_nanti: null, tgl_mulai: null },
    { bulan: null, bulan_nanti: 12, tgl_mulai: '2026-12-20' },
  ];
  expect(lines).toEqual([
    { user_id: akun.user_id, sebelum: KINI, sesudah: NANTI },
    { user_id: akun.user_id, sebelum: NANTI, sesudah: NANTI },
    { user_id: akun.user_id, sebelum: NANTI, sesudah: KINI },
  ]);
});

describe('it is refused', () => {
  test.each([11, 25])('where %i months are too few or too many, with both limits', async (bulan) => {
    const { change } = await givenInduk();
    expect(await change(bulan)).toMatchObject({
      status: 422,
      body: { errors: { bulan: ['Isi 12 sampai 24 bulan, atau kosongkan'] } },
    });
  });

  test('where the installation keeps less than the shortest itself', async () => {
    const pendek = await startTestServer({ logBulan: 6 });
    const { change } = await givenInduk(pendek);
    expect(await change(12)).toMatchObject({
      status: 422,
      body: {
        errors: {
          bulan: ['Kosongkan: paling sedikit 12 bulan, sedangkan pemasangan ini menyimpan log paling lama 6 bulan'],
        },
      },
    });
    expect((await change(null)).status).toBe(200);
  });

  test('to whoever is no admin of the tenant', async () => {
    const { organisasi, path } = await givenInduk();
    const lain = await given.organisasi();
    expect((await as(await given.orang('operator', organisasi)).put(path, { bulan: 12 })).status).toBe(403);
    expect((await as(await given.orang('viewer', organisasi)).put(path, { bulan: 12 })).status).toBe(403);
    expect((await as(await given.orang('admin', lain)).put(path, { bulan: 12 })).status).toBe(404);
    expect((await as(await given.orang('super_admin', organisasi)).put(path, { bulan: 12 })).status).toBe(200);
  });
});
