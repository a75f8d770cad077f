import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, surat } = await startTestServer();

async function sekolah() {
  const organisasi = await given.organisasi();
  const { tenant_id, organisasi_id } = organisasi;
  const operator = as(await given.orang('operator', organisasi));
  const url = `/orgs/${organisasi_id}/atribut`;
  const add = async (isi: object) =>
    (await operator.post(url, isi)).body.data as { atribut_id: number; [field: string]: unknown };
  const fill = async (atribut_id: number, tipe: string, nilai: string, pemilik = organisasi_id) => {
    const { user_id } = await given.anggota(organisasi);
    const row = { tenant_id, organisasi_id, user_id, atribut_id, tipe, nilai, pemilik };
    await all.insertInto('anggota_atribut').values(row).execute();
  };
  const names = async (more = '') =>
    ((await operator.get(`${url}${more}`)).body.data as { data: { nama: string }[] }).data.map(({ nama }) => nama);
  return { organisasi, operator, url, add, fill, names };
}

const DARAH = { nama: 'Golongan darah', tipe: 'pilihan', pilihan: ['A', 'B', 'AB', 'O'] };

describe('the attributes of an organisation', () => {
  test('are a page in the order that was given them, with how many members have each', async () => {
    const { operator, url, add, fill, names } = await sekolah();
    const darah = await add(DARAH);
    const seragam = await add({ nama: 'Ukuran seragam', tipe: 'teks' });
    await fill(darah.atribut_id, 'pilihan', 'AB');
    expect(await operator.put(`${url}/urutan`, { atribut_ids: [seragam.atribut_id, darah.atribut_id] })).toMatchObject({
      status: 200,
    });

    expect((await operator.get(url)).body.data).toMatchObject({
      total: 2,
      data: [
        {
          nama: 'Ukuran seragam',
          tipe: 'teks',
          pilihan: [],
          status: STATUS_RECORD.aktif,
          is_milik_tenant: false,
          jumlah_terisi: 0,
        },
        { ...DARAH, status: STATUS_RECORD.aktif, jumlah_terisi: 1 },
      ],
    });
    expect(await names(`?status=${STATUS_RECORD.aktif}&q=gol`)).toEqual(['Golongan darah']);
    expect(await operator.put(`${url}/urutan`, { atribut_ids: [darah.atribut_id] })).toMatchObject({
      body: { code: 433, error: 'atribut.changed_meanwhile' },
    });
  });

  test('are shown to who fills them in, and bear a name that stands beside them only once', async () => {
    const { operator, url, add } = await sekolah();
    const made = await operator.post(url, { nama: 'Nomor BPJS', tipe: 'teks', is_diisi_anggota: true });
    expect(made).toMatchObject({ status: 201, body: { data: { is_dilihat_anggota: true, is_wajib: false } } });
    const lain = await add({ nama: 'Hobi', tipe: 'teks' });
    const refused = { status: 422, body: { errors: { nama: [expect.stringMatching(/^Nama ini sudah dipakai/)] } } };
    expect(await operator.post(url, { nama: 'nomor bpjs', tipe: 'teks' })).toMatchObject(refused);
    expect(await operator.post(url, { nama: 'nip', tipe: 'teks' })).toMatchObject(refused);
    expect(await operator.put(`${url}/${lain.atribut_id}`, { nama: 'NOMOR BPJS', tipe: 'teks' })).toMatchObject(
      refused,
    );
    expect(await operator.put(`${url}/${lain.atribut_id}`, { nama: 'hobi', tipe: 'teks' })).toMatchObject({
      status: 200,
      body: { data: { nama: 'hobi' } },
    });
  });

  test('of a choice have at least one, each once; what another tipe is sent of choices is dropped', async () => {
    const { operator, url } = await sekolah();
    for (const pilihan of [[], ['S', 's']]) {
      expect(await operator.post(url, { nama: 'Ukuran', tipe: 'pilihan', pilihan })).toMatchObject({
        status: 422,
        body: { errors: { pilihan: [expect.any(String)] } },
      });
    }
    expect((await operator.post(url, { nama: 'Tinggi', tipe: 'angka', pilihan: ['1'] })).body.data).toMatchObject({
      pilihan: [],
    });
  });

  test('change their tipe only while nothing is filled in, and lose no choice that somebody has', async () => {
    const { operator, url, add, fill } = await sekolah();
    const { atribut_id } = await add(DARAH);
    const path = `${url}/${atribut_id}`;
    expect((await operator.put(path, { ...DARAH, tipe: 'teks' })).status).toBe(200);
    expect((await operator.put(path, DARAH)).status).toBe(200);
    await fill(atribut_id, 'pilihan', 'AB');
    expect((await operator.put(path, { ...DARAH, tipe: 'teks' })).body).toMatchObject({
      code: 433,
      error: 'atribut.tipe_terisi',
      details: { jumlah: 1 },
    });
    expect((await operator.put(path, { ...DARAH, pilihan: ['A', 'O'] })).body).toMatchObject({
      code: 433,
      message: 'Pilihan AB tidak dapat dibuang karena dipakai 1 anggota',
    });
    expect((await operator.put(path, { ...DARAH, pilihan: ['AB', 'O'], is_wajib: true })).body.data).toMatchObject({
      pilihan: ['AB', 'O'],
      is_wajib: true,
    });
  });

  test('go while nobody has them, and are made inactive afterwards; the log has them before and after', async () => {
    const { organisasi, operator, url, add, fill } = await sekolah();
    const [used, fresh] = [await add(DARAH), await add({ nama: 'Hobi', tipe: 'teks' })];
    await fill(used.atribut_id, 'pilihan', 'O');
    expect((await operator.delete(`${url}/${used.atribut_id}`)).body).toMatchObject({
      code: 433,
      error: 'atribut.terisi',
      details: { jumlah: 1 },
    });
    expect(
      (await operator.put(`${url}/${used.atribut_id}`, { ...DARAH, status: STATUS_RECORD.tidak_aktif })).body.data,
    ).toMatchObject({
      status: STATUS_RECORD.tidak_aktif,
    });
    expect((await operator.delete(`${url}/${fresh.atribut_id}`)).status).toBe(200);
    expect((await operator.get(`${url}/${fresh.atribut_id}`)).status).toBe(404);
    const log = await all
      .selectFrom('log_aktivitas')
      .select(['sebelum', 'sesudah'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('kegiatan', '=', 'Mengubah atribut anggota')
      .execute();
    expect(log).toMatchObject([
      { sebelum: { status: STATUS_RECORD.aktif }, sesudah: { status: STATUS_RECORD.tidak_aktif } },
    ]);
  });

  test('are at most seventy-five', async () => {
    const { organisasi, operator, url } = await sekolah();
    const { tenant_id, organisasi_id } = organisasi;
    const rows = Array.from({ length: 75 }, (_, n) => ({
      tenant_id,
      organisasi_id,
      nama: `Atribut ${n}`,
      tipe: 'teks',
    }));
    await all.insertInto('atribut').values(rows).execute();
    expect((await operator.post(url, DARAH)).body).toMatchObject({ code: 433, error: 'atribut.too_many' });
  });

  test('of another organisation do not exist', async () => {
    const { operator, url, names } = await sekolah();
    const { atribut_id } = await (await sekolah()).add(DARAH);
    expect(await names()).toEqual([]);
    expect((await operator.get(`${url}/${atribut_id}`)).status).toBe(404);
    expect((await operator.put(`${url}/${atribut_id}`, DARAH)).status).toBe(404);
    expect((await operator.delete(`${url}/${atribut_id}`)).status).toBe(404);
    expect((await operator.put(`${url}/urutan`, { atribut_ids: [atribut_id] })).status).toBe(433);
  });
});

describe('the attributes of a tenant', () => {
  async function tenant() {
    const own = await sekolah();
    const { organisasi } = own;
    const admin = as(await given.orang('admin', organisasi));
    return { ...own, admin, tenantUrl: `/tenant/${organisasi.tenant_id}/atribut` };
  }

  test('stand in each of its organisations before their own, and are changed by nobody there', async () => {
    const { operator, url, names, add, admin, tenantUrl } = await tenant();
    await add({ nama: 'Hobi', tipe: 'teks' });
    const made = await admin.post(tenantUrl, DARAH);
    expect(made).toMatchObject({ status: 201, body: { data: { is_milik_tenant: true } } });
    const { atribut_id } = made.body.data as { atribut_id: number };
    expect(await names()).toEqual(['Golongan darah', 'Hobi']);
    const refused = { code: 433, error: 'atribut.tenant_owned' };
    expect((await operator.put(`${url}/${atribut_id}`, DARAH)).body).toMatchObject(refused);
    expect((await operator.delete(`${url}/${atribut_id}`)).body).toMatchObject(refused);
    expect(await operator.post(url, DARAH)).toMatchObject({
      status: 422,
      body: { errors: { nama: ['Nama ini sudah dipakai atribut lain'] } },
    });
    expect((await admin.get(tenantUrl)).body.data).toMatchObject({ total: 1 });
  });

  test('count the members of all its organisations, and do not take a name from one of them', async () => {
    const { organisasi, admin, tenantUrl, fill, add, operator, url } = await tenant();
    const { atribut_id } = (await admin.post(tenantUrl, DARAH)).body.data as { atribut_id: number };
    await fill(atribut_id, 'pilihan', 'A', 0);
    const lain = await given.organisasi({ tenant_id: organisasi.tenant_id });
    const { user_id } = await given.anggota(lain);
    const keys = { tenant_id: lain.tenant_id, organisasi_id: lain.organisasi_id, user_id, atribut_id, pemilik: 0 };
    await all
      .insertInto('anggota_atribut')
      .values({ ...keys, tipe: 'pilihan', nilai: 'B' })
      .execute();
    expect((await admin.get(`${tenantUrl}/${atribut_id}`)).body.data).toMatchObject({ jumlah_terisi: 2 });
    expect((await operator.get(`${url}/${atribut_id}`)).body.data).toMatchObject({ jumlah_terisi: 1 });
    expect((await admin.delete(`${tenantUrl}/${atribut_id}`)).body).toMatchObject({ details: { jumlah: 2 } });

    await add({ nama: 'Hobi', tipe: 'teks' });
    expect(await admin.post(tenantUrl, { nama: 'HOBI', tipe: 'teks' })).toMatchObject({
      status: 422,
      body: { errors: { nama: [`Nama ini sudah dipakai atribut instansi ${organisasi.nama}`] } },
    });
    expect(
      (await admin.put(`${tenantUrl}/${atribut_id}`, { ...DARAH, status: STATUS_RECORD.tidak_aktif })).status,
    ).toBe(200);
    expect((await admin.put(`${tenantUrl}/urutan`, { atribut_ids: [atribut_id] })).status).toBe(200);
  });

  test('are filled in under their own tipe only, in the database too', async () => {
    const { admin, tenantUrl, fill } = await tenant();
    const { atribut_id } = (await admin.post(tenantUrl, DARAH)).body.data as { atribut_id: number };
    await expect(fill(atribut_id, 'teks', 'A', 0)).rejects.toThrow('anggota_atribut_tipe');
    const lain = await sekolah();
    await expect(lain.fill(atribut_id, 'pilihan', 'A', 0)).rejects.toThrow('anggota_atribut_tipe');
  });
});

describe('attributes that the tenant approves', () => {
  /** A school under a tenant that approves, whose operator added one atribut. */
  async function menunggu() {
    const own = await sekolah();
    const { organisasi, add } = own;
    const { tenant_id } = organisasi;
    const adminAkun = await given.orang('admin', organisasi);
    const admin = as(adminAkun);
    const tenantUrl = `/tenant/${tenant_id}/atribut`;
    await admin.put(`${tenantUrl}/persetujuan`, { is_perlu_disetujui: true });
    const { atribut_id } = await add(DARAH);
    const statusOf = async () =>
      (await own.operator.get(`${own.url}/${atribut_id}`)).body.data as { status: number; keterangan: string | null };
    const waiting = async () =>
      (await admin.get(`${tenantUrl}/menunggu`)).body.data as { data: { atribut_id: number; versi: string }[] };
    const versiOf = async (id: number) =>
      (await waiting()).data.find((one) => one.atribut_id === id)?.versi ?? '0'.repeat(32);
    /** Decides on what it is now. */
    const putus = async (putusan: 'setujui' | 'tolak', isi: object = {}) =>
      admin.post(`${tenantUrl}/${atribut_id}/${putusan}`, { versi: await versiOf(atribut_id), ...isi });
    const suratTo = async (user_id: number) => {
      const { email } = await all
        .selectFrom('users')
        .select('email')
        .where('user_id', '=', user_id)
        .executeTakeFirstOrThrow();
      return surat.filter(({ kepada }) => kepada === email);
    };
    return {
      ...own,
      admin,
      adminAkun,
      tenantUrl,
      atribut_id,
      path: `${own.url}/${atribut_id}`,
      statusOf,
      waiting,
      versiOf,
      putus,
      suratTo,
    };
  }

  test('wait outside of what is filled in, are told to the admins once, and are there when approved', async () => {
    const { adminAkun, add, operator, url, organisasi, statusOf, waiting, suratTo, putus } = await menunggu();
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.menunggu });
    expect((await operator.get(url)).body.data).toMatchObject({ is_perlu_disetujui: true });
    await add({ nama: 'Hobi', tipe: 'teks' });
    expect(await waiting()).toMatchObject({
      total: 2,
      is_perlu_disetujui: true,
      data: [{ ...DARAH, organisasi_id: organisasi.organisasi_id, organisasi: organisasi.nama }, { nama: 'Hobi' }],
    });
    expect(await suratTo(adminAkun.user_id)).toMatchObject([
      { judul: expect.stringMatching(/menunggu persetujuan$/), teks: expect.stringContaining('Golongan darah') },
    ]);
    const aktif = async () =>
      ((await operator.get(`/orgs/${organisasi.organisasi_id}/atribut-aktif`)).body.data as unknown[]).length;
    expect(await aktif()).toBe(0);
    expect((await putus('setujui')).status).toBe(200);
    expect([await statusOf(), await aktif()]).toMatchObject([{ status: STATUS_RECORD.aktif }, 1]);
    expect((await putus('setujui')).body).toMatchObject({
      code: 433,
      error: 'atribut.tidak_menunggu',
    });
  });

  test('are rejected with a remark that their operator reads, and wait again once they are changed', async () => {
    const { operator, path, statusOf, putus } = await menunggu();
    expect((await putus('tolak', { keterangan: '' })).status).toBe(422);
    await putus('tolak', { keterangan: 'Data kesehatan' });
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.ditolak, keterangan: 'Data kesehatan' });
    expect((await operator.put(path, { ...DARAH, status: STATUS_RECORD.aktif })).body).toMatchObject({
      code: 433,
      error: 'atribut.belum_disetujui',
    });
    await operator.put(path, { ...DARAH, nama: 'Resus' });
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.menunggu, keterangan: null });
  });

  test('wait anew when they are changed after they were approved, and not when they are switched off and on', async () => {
    const { operator, path, statusOf, putus } = await menunggu();
    await putus('setujui');
    await operator.put(path, { ...DARAH, status: STATUS_RECORD.tidak_aktif });
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.tidak_aktif });
    await operator.put(path, { ...DARAH, nama: 'Agama' });
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.menunggu });
  });

  test('of the tenant itself, or made by its admin, wait for nobody; nor do any once it no longer asks', async () => {
    const { admin, add, url, tenantUrl, operator, path, statusOf } = await menunggu();
    expect((await admin.post(tenantUrl, { nama: 'NPWP', tipe: 'teks' })).body.data).toMatchObject({
      status: STATUS_RECORD.aktif,
    });
    expect((await admin.post(url, { nama: 'Hobi', tipe: 'teks' })).body.data).toMatchObject({
      status: STATUS_RECORD.aktif,
    });
    await admin.put(`${tenantUrl}/persetujuan`, { is_perlu_disetujui: false });
    expect(await add({ nama: 'Ukuran topi', tipe: 'teks' })).toMatchObject({ status: STATUS_RECORD.aktif });
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.menunggu });
    await operator.put(path, DARAH);
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.aktif });
  });

  test('are decided as they were read: what is changed just before is not', async () => {
    const { admin, operator, path, tenantUrl, atribut_id, statusOf, versiOf, putus } = await menunggu();
    const versi = await versiOf(atribut_id);
    await operator.put(path, { ...DARAH, nama: 'Agama', is_wajib: true });
    for (const answer of [
      await admin.post(`${tenantUrl}/${atribut_id}/setujui`, { versi }),
      await admin.post(`${tenantUrl}/${atribut_id}/tolak`, { versi, keterangan: 'Tidak perlu' }),
    ]) {
      expect(answer.body).toMatchObject({ code: 433, error: 'atribut.berubah' });
    }
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.menunggu, keterangan: null });
    expect((await admin.post(`${tenantUrl}/${atribut_id}/setujui`, {})).status).toBe(422);
    expect((await putus('setujui')).status).toBe(200);
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.aktif });
  });

  test('are decided by their own tenant only', async () => {
    const { atribut_id, operator, tenantUrl, statusOf, versiOf } = await menunggu();
    const other = await menunggu();
    const versi = await versiOf(atribut_id);
    expect((await other.admin.post(`${other.tenantUrl}/${atribut_id}/setujui`, { versi })).status).toBe(404);
    expect((await other.admin.post(`${tenantUrl}/${atribut_id}/setujui`, { versi })).status).toBe(404);
    expect((await operator.post(`${tenantUrl}/${atribut_id}/setujui`, { versi })).status).toBe(403);
    expect(await statusOf()).toMatchObject({ status: STATUS_RECORD.menunggu });
  });
});
