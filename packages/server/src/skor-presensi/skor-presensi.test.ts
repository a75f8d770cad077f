import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { presensiBuilders } from '../testing/given/given-presensi.ts';
import { scheduling, SENIN_JUMAT } from '../testing/given/given-jadwal.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, all } = server;
const presensi = presensiBuilders(all);
const { closeDays, daysOf } = scheduling(server);

async function school() {
  const organisasi = await given.organisasi();
  return {
    organisasi,
    guru: await given.anggota(organisasi),
    operator: as(await given.orang('operator', organisasi)),
    admin: as(await given.orang('admin', organisasi)),
    url: `/orgs/${organisasi.organisasi_id}/skor-presensi`,
    urlTenant: `/tenant/${organisasi.tenant_id}/skor-presensi`,
  };
}
const TL1 = {
  nama: 'TL1',
  jenis: 'terlambat',
  menit_dari: 1,
  menit_sampai: 30,
  potongan: 0.5,
  tgl_mulai: '2026-01-01',
};

test('categories that overlap in minutes and validity are refused with a sentence', async () => {
  const { operator, url } = await school();
  expect((await operator.post(url, TL1)).body.data).toMatchObject({
    nama: 'TL1',
    potongan: 0.5,
    is_milik_tenant: false,
  });
  const overlapping = { ...TL1, nama: 'TLx', menit_dari: 30, menit_sampai: null };
  expect(await operator.post(url, overlapping)).toMatchObject({
    status: 422,
    body: { error: 'skor_presensi.overlaps', errors: { menit_dari: [expect.stringContaining('bertumpang tindih')] } },
  });
  expect((await operator.post(url, { ...overlapping, menit_dari: 31 })).status).toBe(201);
  expect((await operator.post(url, { ...overlapping, jenis: 'pulang_cepat' })).status).toBe(201);
});

test.each([
  ['terlambat without minutes', { menit_dari: null, menit_sampai: null }, 'menit_dari'],
  ['absen with minutes', { jenis: 'absen' }, 'menit_dari'],
  ['an end before the start', { menit_dari: 31 }, 'menit_sampai'],
  ['a validity that ends before it begins', { tgl_selesai: '2025-12-31' }, 'tgl_selesai'],
])('%s is refused at its field', async (_, fields, field) => {
  const { operator, url } = await school();
  const { status, body } = await operator.post(url, { ...TL1, ...fields });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

test('what absence costs reaches the days that were judged already', async () => {
  const { organisasi, guru, operator, url } = await school();
  await presensi.jadwal(organisasi);
  await closeDays(organisasi);
  const absen = { nama: 'Alpa', jenis: 'absen', potongan: 3, tgl_mulai: '2026-11-18', koreksi: true };
  const made = await operator.post(url, absen);
  expect(made.body.data).toMatchObject({ dampak: { berubah: 4 } });
  expect((await daysOf(guru)).map(({ potongan }) => potongan)).toEqual([0, 0, 3, 3, 0]);

  const { skor_presensi_id } = made.body.data as { skor_presensi_id: number };
  expect(await operator.put(`${url}/${skor_presensi_id}`, { ...absen, potongan: 4, koreksi: false })).toMatchObject({
    status: 433,
  });
  await operator.put(`${url}/${skor_presensi_id}`, { ...absen, tgl_mulai: '2026-11-19' });
  expect((await daysOf(guru)).map(({ potongan }) => potongan)).toEqual([0, 0, 0, 3, 0]);
});

test('another cut from a later date is a version of its own: the days before keep what they had', async () => {
  const { organisasi, guru, operator, url } = await school();
  await presensi.jadwal(organisasi);
  await closeDays(organisasi);
  const absen = { nama: 'Alpa', jenis: 'absen', potongan: 3, tgl_mulai: '2026-11-16', koreksi: true };
  const made = await operator.post(url, absen);
  const { skor_presensi_id } = made.body.data as { skor_presensi_id: number };
  const dulu = (await daysOf(guru)).map(({ potongan }) => potongan);
  expect(dulu).toEqual([3, 3, 3, 3, 0]);
  const naik = { ...absen, potongan: 4.25, tgl_mulai: '2026-11-18' };
  const tried = await operator.put(`${url}/${skor_presensi_id}`, { ...naik, preview: true });
  expect(tried.body.data).toMatchObject({ dampak: { berubah: 4 } });
  expect((await operator.put(`${url}/${skor_presensi_id}`, naik)).body.data).toMatchObject({ potongan: 4.25 });
  expect((await daysOf(guru)).map(({ potongan }) => potongan)).toEqual([3, 3, 4.25, 4.25, 0]);
  const { data } = (await operator.get(`${url}?sort=tgl_mulai`)).body.data as { data: object[] };
  expect(data).toMatchObject([
    { potongan: 3, tgl_mulai: '2026-11-16', tgl_selesai: '2026-11-17' },
    { potongan: 4.25, tgl_mulai: '2026-11-18', tgl_selesai: null },
  ]);
});

test('a correction of categories that moves the past days of nobody but who makes it is another’s to make; among others’ the admin is told', async () => {
  const { organisasi, guru, operator, url } = await school();
  const dian = await given.anggota(organisasi, { role: KODE_PERAN.operator, nama: 'Dian Puspita' });
  const at = `/orgs/${organisasi.organisasi_id}`;
  const jam = { nama: 'Umum', tgl_mulai: '2020-01-01', baris: SENIN_JUMAT };
  const { jadwal_id } = (await operator.post(`${at}/jadwal`, jam)).body.data as { jadwal_id: number };
  const give = (user_id: number) =>
    operator.post(`${at}/set-jadwal-user`, { jadwal_id, user_id: [user_id], tgl_mulai: '2026-11-01', koreksi: true });
  await give(dian.user_id);
  await closeDays(organisasi);
  const absen = { nama: 'Alpa', jenis: 'absen', potongan: 3, tgl_mulai: '2026-11-18', koreksi: true };
  const made = await operator.post(url, absen);
  const { skor_presensi_id } = made.body.data as { skor_presensi_id: number };
  const change = (siapa: typeof operator, potongan: number, lain: object = {}) =>
    siapa.put(`${url}/${skor_presensi_id}`, { ...absen, potongan, ...lain });
  const own = {
    status: 433,
    body: { error: 'jadwal.own', details: { nama: 'Dian Puspita', tanggal: '18-11-2026' } },
  };
  expect(await change(as(dian), 0)).toMatchObject(own);
  expect(await change(as(dian), 0, { preview: true })).toMatchObject(own);
  expect(await as(dian).delete(`${url}/${skor_presensi_id}`, { koreksi: true })).toMatchObject(own);
  expect((await change(operator, 2)).body.data).toMatchObject({ dampak: { berubah: 2 } });

  await give(guru.user_id);
  await closeDays(organisasi);
  expect((await change(as(dian), 1)).body.data).toMatchObject({ dampak: { berubah: 4 } });
  const bells = async () => {
    const rows = await all
      .selectFrom('pemberitahuan')
      .select(['judul', 'tautan'])
      .where('tenant_id', '=', organisasi.tenant_id)
      .where('judul', 'like', '%harinya sendiri%')
      .execute();
    return rows.map(({ judul, tautan }) => `${judul} ${tautan}`);
  };
  await expect
    .poll(bells, { timeout: 20_000 })
    .toEqual([
      expect.stringMatching(
        /^Dian Puspita mengoreksi kategori keterlambatan: 2 harinya sendiri berubah, 18-11-2026 s\.d\. 19-11-2026, potongannya dari 4% menjadi 2% .*\/riwayat-hadir\?from=2026-11-18&to=2026-11-19$/,
      ),
    ]);
});

test('a tenant is given the Kemenag set once, and its organisations are judged by it', async () => {
  const { admin, operator, url, urlTenant } = await school();
  const { body } = await admin.post(`${urlTenant}/bawaan`, { tgl_mulai: '2026-01-01' });
  const { data } = body.data as { data: { skor_presensi_id: number; nama: string; potongan: number }[] };
  expect(data.map(({ nama, potongan }) => `${nama} ${potongan}`)).toEqual([
    'TL1 0.5', 'TL2 1', 'TL3 1.25', 'TL4 1.5', 'TL4 1.5', 'PSW1 0.5', 'PSW2 1', 'PSW3 1.25', 'PSW4 1.5', 'PSW4 1.5',
  ]); // prettier-ignore
  expect(await admin.post(`${urlTenant}/bawaan`, { tgl_mulai: '2026-01-01' })).toMatchObject({ status: 433 });
  expect((await operator.get(`${url}?jenis=terlambat`)).body.data).toMatchObject({
    total: 4,
    data: [{ nama: 'TL1', is_milik_tenant: true }, {}, {}, {}],
  });
  expect(await operator.delete(`${url}/${data[0]?.skor_presensi_id}`)).toMatchObject({
    status: 433,
    body: { error: 'skor_presensi.tenant_owned' },
  });
});

test('one of its own puts all of the tenant’s out of force, unless what it does not replace is copied first', async () => {
  const { admin, operator, url, urlTenant } = await school();
  await admin.post(`${urlTenant}/bawaan`, { tgl_mulai: '2026-01-01' });
  const own = { ...TL1, nama: 'T khusus', menit_sampai: 15, tgl_mulai: '2027-01-01' };
  const listMilik = async () => {
    const { body } = await operator.get(`${url}?tanggal=2027-01-01&count=50`);
    const { data } = body.data as { data: { nama: string; is_milik_tenant: boolean; tgl_mulai: string }[] };
    return data.filter((row) => !row.is_milik_tenant).map(({ nama, tgl_mulai }) => `${nama} ${tgl_mulai}`);
  };
  await operator.post(url, { ...own, salin_induk: true, preview: true });
  expect(await listMilik()).toEqual([]);
  expect((await operator.post(url, { ...own, salin_induk: true })).body.data).toMatchObject({ nama: 'T khusus' });
  expect((await listMilik()).toSorted()).toEqual([
    'PSW1 2027-01-01', 'PSW2 2027-01-01', 'PSW3 2027-01-01', 'PSW4 2027-01-01', 'PSW4 2027-01-01',
    'T khusus 2027-01-01', 'TL2 2027-01-01', 'TL3 2027-01-01', 'TL4 2027-01-01', 'TL4 2027-01-01',
  ]); // prettier-ignore
  expect(
    (
      await operator.post(url, {
        ...TL1,
        jenis: 'absen',
        menit_dari: null,
        menit_sampai: null,
        tgl_mulai: '2028-01-01',
        salin_induk: true,
      })
    ).status,
  ).toBe(201);
  expect(await listMilik()).toHaveLength(10);
});

test('where a copy alone would keep the tenant’s out of force, it goes with what it was made for, and the list says which are replaced', async () => {
  const { admin, operator, url, urlTenant } = await school();
  const p1 = { ...TL1, nama: 'P1', jenis: 'pulang_cepat', menit_sampai: null, tgl_mulai: '2026-01-01' };
  for (const row of [TL1, p1]) await admin.post(urlTenant, row);
  const list = async () => {
    const { data } = (await operator.get(url)).body.data as {
      data: { skor_presensi_id: number; nama: string; is_milik_tenant: boolean; is_diganti: boolean }[];
    };
    return data;
  };
  const sebut = async () =>
    (await list())
      .map(({ nama, is_milik_tenant, is_diganti }) => `${nama} ${is_milik_tenant ? 'induk' : 'milik'} ${is_diganti}`)
      .toSorted();
  const awal = ['P1 induk false', 'TL1 induk false'];
  expect(await sebut()).toEqual(awal);
  const khusus = { ...TL1, nama: 'Khusus', tgl_mulai: '2026-11-01', salin_induk: true };
  await operator.post(url, khusus);
  expect(await sebut()).toEqual(['Khusus milik false', 'P1 induk true', 'P1 milik false', 'TL1 induk true']);
  const [first] = (await list()).filter(({ nama }) => nama === 'Khusus');
  const path = `${url}/${first?.skor_presensi_id}`;
  expect((await operator.delete(path, { hapus_salinan: true })).status).toBe(200);
  expect(await sebut()).toEqual(awal);

  await operator.post(url, khusus);
  await operator.post(url, { ...TL1, nama: 'Alpa', jenis: 'absen', menit_dari: null, menit_sampai: null, tgl_mulai: '2026-11-01' }); // prettier-ignore
  const [lagi] = (await list()).filter(({ nama }) => nama === 'Khusus');
  await operator.delete(`${url}/${lagi?.skor_presensi_id}`, { hapus_salinan: true });
  expect(await sebut()).toEqual(['Alpa milik false', 'P1 induk true', 'P1 milik false', 'TL1 induk true']);
});
