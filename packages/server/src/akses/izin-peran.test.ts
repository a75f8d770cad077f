import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import type { IsiIzin, IzinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();

const pathOf = (tenant_id: number) => `/tenant/${tenant_id}/izin-peran`;
const TANPA_JAM = { operator: { 'jadwal.index': false } };

test('a change is in force with the next request of those it concerns, and of nobody else', async () => {
  const [organisasi, lain] = [await given.organisasi(), await given.organisasi()];
  const superAdmin = as(await given.orang('super_admin', organisasi));
  const operator = as(await given.orang('operator', organisasi));
  const operatorLain = as(await given.orang('operator', lain));
  const jadwal = ({ organisasi_id }: { organisasi_id: number }) => `/orgs/${organisasi_id}/jadwal`;
  expect((await operator.get(jadwal(organisasi))).status).toBe(200);

  const saved = await superAdmin.put(pathOf(organisasi.tenant_id), { izin: TANPA_JAM, sebelum: {} });
  expect(saved).toMatchObject({ status: 200, body: { data: { izin: TANPA_JAM } } });
  expect(await operator.get(jadwal(organisasi))).toMatchObject({ status: 403, body: { error: 'akses.denied' } });
  expect((await operatorLain.get(jadwal(lain))).status).toBe(200);

  await superAdmin.put(pathOf(organisasi.tenant_id), { izin: {}, sebelum: TANPA_JAM });
  expect((await operator.get(jadwal(organisasi))).status).toBe(200);
});

test('the matrix counts who holds each role, and keeps nothing that the defaults say already', async () => {
  const organisasi = await given.organisasi();
  const { tenant_id } = organisasi;
  await given.orang('admin', organisasi);
  await given.orang('operator', organisasi);
  await given.orang('user', organisasi);
  await given.orang('user', organisasi);
  await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.tidak_aktif });
  await given.pemantau({ tenant_id, organisasi_id: null });
  await given.pemantau({ tenant_id, organisasi_id: null, tgl_mulai: '2020-01-01', tgl_selesai: '2020-12-31' });
  const superAdmin = as(await given.orang('super_admin', organisasi));
  const izin = { user: { 'jadwal.index': false, 'log.index': true }, operator: { 'log.index': true } };
  await superAdmin.put(pathOf(tenant_id), { izin, sebelum: {} });
  const { data } = (await superAdmin.get(pathOf(tenant_id))).body as { data: IzinPeran };
  expect(data).toMatchObject({
    izin: { user: { 'log.index': true } },
    jumlah_orang: { admin: 1, operator: 1, user: 2, pemantau: 1 },
  });
  const { izin: kept } = await all
    .selectFrom('tenant')
    .select('izin')
    .where('tenant_id', '=', tenant_id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ user: { 'log.index': true } });
});

test('whoever started from another state is told so, and nothing is overwritten', async () => {
  const organisasi = await given.organisasi();
  const superAdmin = as(await given.orang('super_admin', organisasi));
  const path = pathOf(organisasi.tenant_id);
  const bersama = await Promise.all(
    (['user.index', 'group.index'] as const).map((nama) =>
      superAdmin.put(path, { izin: { operator: { [nama]: false } }, sebelum: {} }),
    ),
  );
  expect(bersama.map(({ status }) => status).toSorted()).toEqual([200, 433]);
  const [ditolak] = bersama.filter(({ status }) => status === 433);
  expect(ditolak?.body).toMatchObject({ error: 'akses.changed_meanwhile' });
});

test('only a super admin changes it, a viewer reads it, and the log keeps before and after', async () => {
  const organisasi = await given.organisasi();
  const path = pathOf(organisasi.tenant_id);
  const ubah = { izin: TANPA_JAM, sebelum: {} };
  for (const peran of ['admin', 'operator', 'user', 'viewer'] as const) {
    const orang = as(await given.orang(peran, organisasi));
    expect((await orang.put(path, ubah)).status, peran).toBe(403);
    expect((await orang.get(path)).status, peran).toBe(peran === 'viewer' ? 200 : 403);
  }
  await as(await given.orang('super_admin', organisasi)).put(path, ubah);
  const baris = await all
    .selectFrom('log_aktivitas')
    .select(['sebelum', 'sesudah'])
    .where('tenant_id', '=', organisasi.tenant_id)
    .where('kegiatan', '=', 'Mengubah izin peran tenant')
    .where('hasil', '=', 200)
    .execute();
  expect(baris).toEqual([{ sebelum: { operator: { 'jadwal.index': true } }, sesudah: TANPA_JAM }]);
  const { body } = await as(await given.orang('super_admin', organisasi)).get(
    `/log?tenant_id=${organisasi.tenant_id}&kegiatan=Mengubah izin peran tenant&hasil=berhasil`,
  );
  expect((body.data as { data: { perubahan: unknown }[] }).data.map(({ perubahan }) => perubahan)).toEqual([
    [{ isian: 'Operator › Jam Kerja dan Pola Kerja', dulu: 'Ya', kini: 'Tidak' }],
  ]);
});

test('a name or a role that does not exist is refused at its field, and nothing is kept', async () => {
  const organisasi = await given.organisasi();
  const superAdmin = as(await given.orang('super_admin', organisasi));
  const path = pathOf(organisasi.tenant_id);
  for (const izin of [{ operator: { 'semua.index': true } }, { raja: { 'user.index': true } }, { super_admin: {} }]) {
    expect((await superAdmin.put(path, { izin, sebelum: {} })).status, JSON.stringify(izin)).toBe(422);
  }
  expect((await superAdmin.get(path)).body.data).toMatchObject({ izin: {} });
});

test('what stays open without a name is what its holder’s operator reaches without it, as Kelola Akses says', async () => {
  const organisasi = await given.organisasi();
  const { tenant_id, organisasi_id } = organisasi;
  const superAdmin = as(await given.orang('super_admin', organisasi));
  const { user_id } = await given.anggota(organisasi);
  const operator = as(await given.orang('operator', organisasi));
  const { data } = (await superAdmin.get('/izin-peran/isi')).body as { data: IsiIzin[] };
  const isiOf = (nama: string) => data.find((one) => one.nama === nama);
  await superAdmin.put(pathOf(tenant_id), { izin: { operator: { 'atribut.index': false, 'log.index': false } }, sebelum: {} }); // prettier-ignore
  const orgs = `/orgs/${organisasi_id}`;
  for (const [nama, path, kegiatan, status] of [
    ['atribut.index', `${orgs}/atribut`, 'Melihat atribut anggota', 403],
    ['atribut.index', `${orgs}/atribut-aktif`, 'Memilih atribut anggota yang aktif', 200],
    [
      'atribut.index',
      `/atribut/users/${user_id}?organisasi_id=${organisasi_id}`,
      'Melihat atribut seorang anggota',
      200,
    ],
    ['log.index', `${orgs}/log`, 'Melihat log instansi', 403],
    ['log.index', '/log/kegiatan', 'Melihat jenis kegiatan log', 200],
  ] as const) {
    expect((await operator.get(path)).status, path).toBe(status);
    const isi = isiOf(nama);
    const found = status === 403 ? isi?.membuka : isi?.tetap.map((one) => one.kegiatan);
    expect(found, path).toContain(kegiatan);
  }
  expect((await operator.get('/izin-peran/isi')).status).toBe(403);
});
