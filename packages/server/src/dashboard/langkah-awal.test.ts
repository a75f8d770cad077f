import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { BerandaOrganisasi } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';

const { given, as } = await startTestServer();

/** An organisation as a tenant admin makes it, with its operator. */
async function baru() {
  const organisasi = await given.organisasi();
  const { organisasi_id } = organisasi;
  const operator = as(await given.orang('operator', organisasi));
  const beranda = async (who = operator) => {
    const { body } = await who.get(`/dashboard/orgs/${organisasi_id}`);
    return (body.data as BerandaOrganisasi).organisasi?.langkah_awal;
  };
  const selesai = async () => (await beranda())?.flatMap((one) => (one.is_selesai ? [one.langkah] : []));
  const ubah = (is_ditutup: boolean, who = operator) => who.put(`/orgs/${organisasi_id}/langkah-awal`, { is_ditutup });
  return { organisasi, organisasi_id, operator, beranda, selesai, ubah };
}

const JAM = { jam_masuk: '07:30:00', jam_pulang: '16:00:00' };

test('a new organisation is led by what it has done, through the calls of its own screens, until nothing is left', async () => {
  const { organisasi, organisasi_id, operator, selesai, beranda } = await baru();
  expect(await selesai()).toEqual([]);

  const { kode_organisasi } = (await operator.get(`/orgs/${organisasi_id}`)).body.data as { kode_organisasi: string };
  await operator.put(`/orgs/${kode_organisasi}`, { alamat: 'Jalan Melati 1', kepala_nama: 'Siti Aminah' });
  expect(await selesai()).toEqual(['profil']);

  const lokasi = { nama: 'Gedung', lat: -6.2, lng: 106.8, radius_meter: 100 };
  expect((await operator.post(`/orgs/${organisasi_id}/lokasi`, lokasi)).status).toBe(201);
  expect(await selesai()).toEqual(['profil', 'lokasi']);

  const jadwal = {
    nama: 'Reguler',
    tipe_jadwal: TIPE_JADWAL.reguler,
    tgl_mulai: '2026-11-20',
    baris: [1, 2, 3, 4, 5].map((hari) => ({ hari, ...JAM })),
    untuk_semua: true,
  };
  expect((await operator.post(`/orgs/${organisasi_id}/jadwal`, jadwal)).status).toBe(201);
  expect(await selesai()).toEqual(['profil', 'lokasi', 'jam_kerja']);

  const libur = { nama: 'Hari jadi', tgl_mulai: '2026-12-04' };
  expect((await operator.post(`/orgs/${organisasi_id}/hari-libur`, libur)).status).toBe(201);
  expect(await selesai()).toEqual(['profil', 'lokasi', 'jam_kerja', 'hari_libur']);

  const { user_id } = await given.anggota(organisasi, { status: STATUS_KEANGGOTAAN.belum_aktivasi });
  expect(await selesai()).toEqual(['profil', 'lokasi', 'jam_kerja', 'hari_libur', 'anggota']);

  // The means by which an account is made.
  expect((await operator.put(`/orgs/${organisasi_id}/users/${user_id}/aktivasi`)).status).toBe(200);
  expect(await selesai()).toEqual(['profil', 'lokasi', 'jam_kerja', 'hari_libur', 'anggota', 'undangan']);

  const anggota = await given.anggota(organisasi);

  const tap = { waktu_klien: '2026-11-20T02:00:00.000Z' };
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await as(anggota).form('POST', `/orgs/${organisasi_id}/presensi`, tap, key)).status).toBe(201);
  expect(await beranda()).toBeNull();
});

test('it is put away and brought back by those who look after the organisation, and by nobody else', async () => {
  const { organisasi, beranda, ubah } = await baru();
  expect((await ubah(true)).status).toBe(200);
  expect(await beranda()).toBeNull();
  await ubah(false);
  expect(await beranda()).toHaveLength(7);

  expect((await ubah(true, as(await given.anggota(organisasi)))).status).toBe(403);
  expect((await ubah(true, (await baru()).operator)).status).toBe(404);
  expect(await beranda()).toHaveLength(7);
});

test("hours of the tenant that hold for everybody count as one's own", async () => {
  const { organisasi, organisasi_id, selesai } = await baru();
  const admin = as(await given.orang('admin', organisasi));
  const jadwal = {
    nama: 'Bawaan',
    tipe_jadwal: TIPE_JADWAL.reguler,
    tgl_mulai: '2026-11-20',
    baris: [{ hari: 1, ...JAM }],
    is_default: true,
  };
  const { tenant_id } = (await admin.get(`/orgs/${organisasi_id}`)).body.data as { tenant_id: number };
  expect((await admin.post(`/tenant/${tenant_id}/jadwal`, jadwal)).status).toBe(201);
  expect(await selesai()).toEqual(['jam_kerja']);
});
