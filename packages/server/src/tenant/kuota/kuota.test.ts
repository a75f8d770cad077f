import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all } = await startTestServer();
const superAdmin = as(await given.akun({ is_super_admin: true }));
type Kantor = Awaited<ReturnType<typeof given.organisasi>>;
const tetapkan = ({ tenant_id }: Kantor, isi: object) =>
  superAdmin.post('/kuota', { tenant_id, tgl_mulai: '2026-01-01', keterangan: 'Perjanjian 7/2026', ...isi });

describe('a quota', () => {
  test('is a line from a date on: the latest that has begun holds, and none is ever changed', async () => {
    const kantor = await given.organisasi();
    const { tenant_id, organisasi_id } = kantor;
    expect((await tetapkan(kantor, { organisasi_id, kuota: 5 })).body.data).toMatchObject({
      organisasi_id,
      nama_organisasi: kantor.nama,
      kuota: 5,
      keterangan: 'Perjanjian 7/2026',
    });
    await tetapkan(kantor, { organisasi_id, kuota: 9, tgl_mulai: '2026-12-01' });
    await tetapkan(kantor, { kuota: 100, kuota_organisasi: 3 });
    const admin = as(await given.orang('admin', kantor));
    expect((await admin.get(`/orgs/${organisasi_id}`)).body.data).toMatchObject({ kuota: 5 });
    const { body } = await admin.get(`/tenant/${tenant_id}/kuota`);
    expect(body.data).toMatchObject({
      total: 3,
      data: [{ tgl_mulai: '2026-12-01', kuota: 9 }, { kuota: 100, organisasi_id: null }, { kuota: 5 }],
      pemakaian: { kuota: 100, terpakai: 0, kuota_organisasi: 3, jumlah_organisasi: 1 },
    });
    await tetapkan(kantor, { organisasi_id, kuota: null, tgl_mulai: '2026-11-01' });
    expect((await admin.get(`/orgs/${organisasi_id}`)).body.data).toMatchObject({ kuota: null });
    await expect(
      all.transaction().execute(async (trx) => {
        await sql`set local role hadir_app`.execute(trx);
        await trx.updateTable('kuota').set({ kuota: 1 }).execute();
      }),
    ).rejects.toThrow(/permission denied/);
  });

  test('is the super admin’s to set, for places that belong together', async () => {
    const kantor = await given.organisasi();
    const lain = await given.organisasi();
    const { organisasi_id } = lain;
    expect((await tetapkan(kantor, { organisasi_id, kuota: 5 })).status).toBe(404);
    expect((await tetapkan(kantor, { kuota: -1 })).status).toBe(422);
    expect((await tetapkan(kantor, { kuota: 5, keterangan: ' ' })).status).toBe(422);
    expect(
      (await tetapkan(kantor, { organisasi_id: kantor.organisasi_id, kuota: 5, kuota_organisasi: 1 })).status,
    ).toBe(422);
    const isi = { tenant_id: kantor.tenant_id, tgl_mulai: '2026-01-01', kuota: 5, keterangan: 'x' };
    for (const peran of ['admin', 'operator', 'viewer'] as const) {
      expect((await as(await given.orang(peran, kantor)).post('/kuota', isi)).status).toBe(403);
    }
  });
});

describe('above the quota of the tenant', () => {
  test('nobody is added or made active in any of its organisations, who is there stays, and who is known takes no place', async () => {
    const kantor = await given.organisasi();
    const { tenant_id, organisasi_id } = kantor;
    const kedua = await given.organisasi({ tenant_id });
    const operator = await given.orang('operator', kantor);
    await given.anggota(kedua);
    await tetapkan(kantor, { kuota: 2 });
    const admin = as(await given.orang('admin', kantor));
    const di = (one: Kantor) => `/orgs/${one.organisasi_id}/users`;
    expect((await admin.post(di(kedua), { nama: 'Baru' })).body).toMatchObject({
      error: 'tenant.kuota_full',
      message: expect.stringContaining('minta super admin menambah kuota'),
    });
    const mati = await given.anggota(kantor, { status: STATUS_KEANGGOTAAN.tidak_aktif });
    const aktifkan = { status: STATUS_KEANGGOTAAN.aktif, organisasi_id };
    expect((await admin.put(`/users/${mati.user_id}/ubah-status`, aktifkan)).body.error).toBe('tenant.kuota_full');
    expect((await admin.post(di(kedua), { user_id: operator.user_id })).status).toBe(201);
    await tetapkan(kantor, { kuota: 1, tgl_mulai: '2026-02-01' });
    expect((await as(operator as { user_id: number }).get(`/orgs/${organisasi_id}/profil`)).status).toBe(200);
    await tetapkan(kantor, { kuota: 3, tgl_mulai: '2026-03-01' });
    const both = await Promise.all([admin.post(di(kantor), { nama: 'Satu' }), admin.post(di(kedua), { nama: 'Dua' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 433]);
  });

  test('no more organisations are made than it may have', async () => {
    const kantor = await given.organisasi();
    await tetapkan(kantor, { kuota: null, kuota_organisasi: 2 });
    const admin = as(await given.orang('admin', kantor));
    const buat = (kode: string) => admin.post('/orgs', { kode_organisasi: `KUOTA-${kode}`, nama: kode });
    const both = await Promise.all([buat('A'), buat('B')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 433]);
    expect(both.find(({ status }) => status === 433)?.body).toMatchObject({ error: 'tenant.kuota_organisasi_full' });
  });
});
