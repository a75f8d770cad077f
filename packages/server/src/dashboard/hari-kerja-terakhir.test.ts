import type { BerandaOrganisasi, BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { expect, test } from 'vitest';
import { hariJadiBuilders } from '../testing/given/given-hari-jadi.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const { hari } = hariJadiBuilders(all);
const TODAY = '2026-11-20';

/** Two schools of a tenant; the first works on Kamis, the other two weeks before. */
async function berlibur() {
  const satu = await given.organisasi();
  const { tenant_id } = satu;
  const dua = await given.organisasi({ tenant_id });
  const [ani, budi] = [await given.anggota(satu), await given.anggota(dua)];
  await hari([ani], ['2026-11-18', '2026-11-19'], { terlambat_menit: 5 });
  await hari([budi], ['2026-11-06']);
  await hari([ani, budi], [TODAY], { status: 'libur' });
  const operatorOf = async (organisasi: typeof satu) => {
    const { body } = await as(await given.orang('operator', organisasi)).get(
      `/dashboard/orgs/${organisasi.organisasi_id}`,
    );
    return (body.data as BerandaOrganisasi).organisasi;
  };
  const admin = as(await given.akun({ tenant_id, is_admin: true }));
  const tenant = async () => (await admin.get(`/dashboard/tenant/${tenant_id}`)).body.data as BerandaTenant;
  return { satu, dua, ani, budi, operatorOf, tenant };
}

test('on a day off the last working day stands in its place, for a school and for its tenant', async () => {
  const { satu, dua, operatorOf, tenant } = await berlibur();
  const kamis = { tanggal: '2026-11-19', hadir: 1, terlambat: 1 };
  expect(await operatorOf(satu)).toMatchObject({ hari_ini: { hadir: 0 }, hari_kerja_terakhir: kamis });
  expect(await operatorOf(dua)).toMatchObject({ hari_kerja_terakhir: { tanggal: '2026-11-06', terlambat: 0 } });
  const { organisasi, ...seluruhnya } = await tenant();
  expect(seluruhnya).toMatchObject({ hari_kerja_terakhir: kamis });
  // Each school by the same day, on which the other one had none.
  const perSekolah = new Map(organisasi.map((row) => [row.organisasi_id, row.hari_ini.hadir]));
  expect([perSekolah.get(satu.organisasi_id), perSekolah.get(dua.organisasi_id)]).toEqual([1, 0]);
  const { body } = await as(await given.akun({ is_viewer: true })).get('/tenant?count=1');
  expect(body.data).toMatchObject({ hari_kerja_terakhir: { tanggal: '2026-11-19' } });
});

test('where one of them works today it is no day off', async () => {
  const { ani, satu, operatorOf, tenant } = await berlibur();
  await all.deleteFrom('kehadiran').where('user_id', '=', ani.user_id).where('tanggal', '=', TODAY).execute();
  await hari([ani], [TODAY]);
  expect(await operatorOf(satu)).toMatchObject({ hari_kerja_terakhir: null });
  expect(await tenant()).toMatchObject({ hari_ini: { hadir: 1 }, hari_kerja_terakhir: null });
});

test('where one keeps watch while nearly all are off, the last working day of most stands in its place', async () => {
  const sekolah = await given.organisasi();
  const { tenant_id, organisasi_id } = sekolah;
  const guru: Awaited<ReturnType<typeof given.anggota>>[] = [];
  for (let n = 0; n < 9; n += 1) guru.push(await given.anggota(sekolah));
  const jaga = await given.anggota(sekolah);
  await hari([...guru, jaga], ['2026-11-18']);
  await hari(guru, ['2026-11-19', TODAY], { status: 'libur' });
  await hari([jaga], ['2026-11-19']);
  await hari([jaga], [TODAY], { status: 'terbuka' });
  const operator = as(await given.orang('operator', sekolah));
  const beranda = async () =>
    ((await operator.get(`/dashboard/orgs/${organisasi_id}`)).body.data as BerandaOrganisasi).organisasi;
  const admin = as(await given.akun({ tenant_id, is_admin: true }));
  const tenant = async () => (await admin.get(`/dashboard/tenant/${tenant_id}`)).body.data as BerandaTenant;
  const isi = { hari_ini: { terbuka: 1 }, hari_kerja_terakhir: { tanggal: '2026-11-18', hadir: 10 } };
  expect(await beranda()).toMatchObject({ ...isi, is_tanpa_jadwal: false });
  expect(await tenant()).toMatchObject({ ...isi, organisasi: [{ hari_ini: { hadir: 10 } }] });

  // Where few work on every day, a day on which few work is like the others.
  await hari(guru, ['2026-11-18'], { status: 'libur' });
  expect(await beranda()).toMatchObject({ hari_ini: { terbuka: 1 }, hari_kerja_terakhir: null });
});

test('where nobody has work hours it is not called a day off', async () => {
  const organisasi = await given.organisasi();
  const ani = await given.anggota(organisasi);
  await hari([ani], [TODAY], { status: 'libur' });
  const operator = as(await given.orang('operator', organisasi));
  const beranda = async () =>
    ((await operator.get(`/dashboard/orgs/${organisasi.organisasi_id}`)).body.data as BerandaOrganisasi).organisasi;
  const admin = as(await given.akun({ tenant_id: organisasi.tenant_id, is_admin: true }));
  const diTenant = async () =>
    ((await admin.get(`/dashboard/tenant/${organisasi.tenant_id}`)).body.data as BerandaTenant).organisasi;
  expect(await beranda()).toMatchObject({ is_tanpa_jadwal: true });
  expect(await diTenant()).toMatchObject([{ is_tanpa_jadwal: true }]);

  await all.updateTable('kehadiran').set({ lapisan: 'kerja' }).where('user_id', '=', ani.user_id).execute();
  expect(await beranda()).toMatchObject({ is_tanpa_jadwal: false });
  expect(await diTenant()).toMatchObject([{ is_tanpa_jadwal: false }]);
});
