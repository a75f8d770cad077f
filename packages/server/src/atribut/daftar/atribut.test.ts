import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();

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
        { nama: 'Ukuran seragam', tipe: 'teks', pilihan: [], status: 11, is_milik_tenant: false, jumlah_terisi: 0 },
        { ...DARAH, status: 11, jumlah_terisi: 1 },
      ],
    });
    expect(await names('?status=11&q=gol')).toEqual(['Golongan darah']);
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
    expect((await operator.put(`${url}/${used.atribut_id}`, { ...DARAH, status: 12 })).body.data).toMatchObject({
      status: 12,
    });
    expect((await operator.delete(`${url}/${fresh.atribut_id}`)).status).toBe(200);
    expect((await operator.get(`${url}/${fresh.atribut_id}`)).status).toBe(404);
    const log = await all
      .selectFrom('log_aktivitas')
      .select(['sebelum', 'sesudah'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('kegiatan', '=', 'Mengubah atribut anggota')
      .execute();
    expect(log).toMatchObject([{ sebelum: { status: 11 }, sesudah: { status: 12 } }]);
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
    expect((await admin.put(`${tenantUrl}/${atribut_id}`, { ...DARAH, status: 12 })).status).toBe(200);
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
