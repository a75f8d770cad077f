import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as, all, deps } = await startTestServer();
const tempat = tempatBuilders(all);
type Baris = { organisasi_id: number; nama: string };
const idsOf = async (caller: ReturnType<typeof as>, query = '') =>
  ((await caller.get(`/orgs?count=500&${query}`)).body.data as { data: Baris[] }).data.map((one) => one.organisasi_id);

describe('the chooser', () => {
  test('lists to each what he may enter', async () => {
    const first = await given.organisasi();
    const second = await given.organisasi({ tenant_id: first.tenant_id });
    const foreign = await given.organisasi();
    const here = [first.organisasi_id];
    const both = [...here, second.organisasi_id];

    expect(await idsOf(as(await given.orang('user', first)))).toEqual(here);
    expect(await idsOf(as(await given.orang('operator', first)))).toEqual(here);
    expect((await idsOf(as(await given.orang('admin', first)))).toSorted()).toEqual(both);
    expect(await idsOf(as(await given.orang('pemantau', first)))).toEqual(here);
    for (const peran of ['super_admin', 'viewer'] as const) {
      const seen = await idsOf(as(await given.orang(peran, first)));
      expect(seen).toEqual(expect.arrayContaining([...both, foreign.organisasi_id]));
    }
    const guru = await given.anggota(first);
    await given.anggota(second, { user_id: guru.user_id, role: KODE_PERAN.operator });
    const { data } = (await as(guru).get('/orgs?sort=nama')).body.data as { data: object[] };
    expect(data).toMatchObject([
      {
        id: first.organisasi_id,
        organisasi_id: first.organisasi_id,
        user: { role: KODE_PERAN.user },
        status_anggota: STATUS_KEANGGOTAAN.aktif,
      },
      {
        id: second.organisasi_id,
        organisasi_id: second.organisasi_id,
        user: { role: KODE_PERAN.operator },
        status_anggota: STATUS_KEANGGOTAAN.aktif,
      },
    ]);
  });

  test('is searched, filtered, and says whose subscription is in force', async () => {
    const first = await given.organisasi({ nama: 'MAN 1 Kota', npsn: '20100001' });
    const { tenant_id } = first;
    await given.organisasi({ tenant_id, nama: 'MTsN 2', is_langganan: true, tgl_berlaku_akhir: '2026-11-19' });
    await given.organisasi({
      tenant_id,
      nama: 'Kantor',
      k_sumber_data: SUMBER_DATA.terhubung,
      is_langganan: false,
      status: STATUS_RECORD.tidak_aktif,
    });
    const admin = as(await given.orang('admin', first));
    const names = async (query: string) =>
      ((await admin.get(`/orgs?${query}`)).body.data as { data: Baris[] }).data.map(({ nama }) => nama);
    expect(await names('sort=-nama')).toEqual(['MTsN 2', 'MAN 1 Kota', 'Kantor']);
    expect(await names('q=man%201')).toEqual(['MAN 1 Kota']);
    expect(await names('q=20100001')).toEqual(['MAN 1 Kota']);
    expect(await names('is_langganan=1')).toEqual(['MAN 1 Kota']);
    expect(await names(`status=${STATUS_RECORD.tidak_aktif}`)).toEqual(['Kantor']);
    expect(await names(`k_sumber_data=${SUMBER_DATA.terhubung}`)).toEqual(['Kantor']);
  });
});

describe('an organisation', () => {
  test('shows its profile to every member, with counts, and to nobody else', async () => {
    const organisasi = await given.organisasi({ kepala_nama: 'Dra. Hj. Nurhayati' });
    const user = await given.orang('user', organisasi);
    await given.orang('operator', organisasi);
    await tempat.grup(organisasi);
    const path = `/orgs/${organisasi.organisasi_id}`;
    expect((await as(user).get(path)).body.data).toMatchObject({
      kepala_nama: 'Dra. Hj. Nurhayati',
      jumlah_anggota: 2,
      jumlah_anggota_aktif: 2,
      terpakai: 2,
      jumlah_operator: 1,
      jumlah_grup: 1,
      jumlah_lokasi: 0,
    });
    expect((await as(user).get(`${path}/profil`)).body.data).not.toHaveProperty('kuota');
    expect((await as(await given.orang('user', await given.organisasi())).get(`${path}/profil`)).status).toBe(404);
  });

  test('is changed by its operator under its code: what is sent, and not whether it is active', async () => {
    const organisasi = await given.organisasi({ telepon: '021-1' });
    const operator = as(await given.orang('operator', organisasi));
    const path = `/orgs/${organisasi.kode_organisasi}`;
    const answer = await operator.put(path, { nama: 'MAN 1 Kota', npsn: '20100001', alamat: '' });
    expect(answer.body.data).toMatchObject({ nama: 'MAN 1 Kota', npsn: '20100001', alamat: null, telepon: '021-1' });
    expect((await operator.put(path, { status: STATUS_RECORD.tidak_aktif })).body.data).toMatchObject({
      status: STATUS_RECORD.aktif,
    });
    const line = await all
      .selectFrom('log_aktivitas')
      .select(['sebelum', 'sesudah'])
      .where('organisasi_id', '=', organisasi.organisasi_id)
      .where('kegiatan', '=', 'Mengubah profil organisasi')
      .orderBy('log_id')
      .executeTakeFirst();
    expect(line).toMatchObject({ sebelum: { npsn: null }, sesudah: { npsn: '20100001' } });
  });

  test('is not looked for without end by codes of other tenants, nor is an account by its username', async () => {
    const kantor = await given.organisasi();
    const orang = await given.orang('admin', kantor);
    const guru = await given.anggota(kantor);
    await deps.limits.take('coba_nama', String(orang.user_id), 299);
    const tebak = () => as(orang).post('/orgs', { kode_organisasi: kantor.kode_organisasi, nama: 'Tebakan' });
    expect((await tebak()).body.error).toBe('organisasi.kode_taken');
    const rename = await as(orang).put(`/users/${guru.user_id}/username`, { username: 'nama-bebas' });
    for (const { status, body } of [await tebak(), rename]) {
      expect({ status, error: body.error }).toEqual({ status: 433, error: 'system.rate_limited' });
    }
  });

  test('is made by the tenant’s admin in his own tenant, by a super admin in the one he names', async () => {
    const { tenant_id } = await given.tenant();
    const foreign = await given.tenant();
    const admin = as(await given.akun({ tenant_id, is_admin: true }));
    const made = await admin.post('/orgs', { kode_organisasi: 'MAN-77', nama: 'MAN 77', tenant_id: foreign.tenant_id });
    expect(made).toMatchObject({ status: 201, body: { data: { tenant_id, nama: 'MAN 77', is_langganan: false } } });
    const { organisasi_id } = made.body.data as Baris;
    expect((await admin.get(`/pengaturan/${organisasi_id}`)).body.data).toMatchObject({ timezone: 'Asia/Jakarta' });
    expect(await admin.post('/orgs', { kode_organisasi: 'MAN-77', nama: 'Lain' })).toMatchObject({
      status: 422,
      body: { errors: { kode_organisasi: ['Kode instansi sudah dipakai'] } },
    });
    const superAdmin = as(await given.akun({ is_super_admin: true }));
    expect((await superAdmin.post('/orgs', { kode_organisasi: 'MAN-78', nama: 'X' })).status).toBe(422);
    expect(
      await superAdmin.post('/orgs', { kode_organisasi: 'MAN-78', nama: 'X', tenant_id: foreign.tenant_id }),
    ).toMatchObject({ status: 201, body: { data: { tenant_id: foreign.tenant_id } } });
  });

  test('is removed only while nothing stands in it', async () => {
    const busy = await given.organisasi();
    const { tenant_id } = busy;
    await given.anggota(busy);
    const used = await given.organisasi({ tenant_id });
    await tempat.grup(used);
    const empty = await given.organisasi({ tenant_id });
    const admin = as(await given.orang('admin', busy));
    expect(await admin.delete(`/orgs/${busy.organisasi_id}`)).toMatchObject({
      status: 433,
      body: { error: 'organisasi.in_use', message: expect.stringContaining('masih memiliki 1 anggota, 1 keanggotaan') },
    });
    expect((await admin.delete(`/orgs/${used.organisasi_id}`)).body.message).toContain('masih memiliki 1 grup');
    expect((await admin.delete(`/orgs/${empty.organisasi_id}`)).status).toBe(200);
    expect((await admin.get(`/orgs/${empty.organisasi_id}`)).status).toBe(404);
  });

  test('has a logo, for its own people', async () => {
    const organisasi = await given.organisasi();
    const operator = as(await given.orang('operator', organisasi));
    const path = `/orgs/${organisasi.organisasi_id}`;
    expect((await operator.get(`${path}/logo`)).status).toBe(404);
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    expect((await operator.form('POST', `${path}/upload-logo`, { file: new Blob([new Uint8Array(png)]) })).status).toBe(
      200,
    );
    expect((await operator.get(`${path}/logo`)).headers['content-type']).toBe('image/webp');
    expect((await as(await given.orang('operator', await given.organisasi())).get(`${path}/logo`)).status).toBe(404);
  });
});
