import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { BerandaOrganisasi, BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import type { DaftarPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import { expect, test } from 'vitest';
import { scheduling, SENIN_JUMAT } from '../testing/given/given-jadwal.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { given, as, clock } = server;
const { closeDays } = scheduling(server);

test('before the hours of a place have begun by its own clock nobody is missing there, on every screen alike', async () => {
  clock.now = new Date('2026-11-19T23:30:00Z');
  const jakarta = await given.organisasi({ nama: 'A Jakarta' });
  const { tenant_id } = jakarta;
  const jayapura = await given.organisasi({ nama: 'B Jayapura', tenant_id, timezone: 'Asia/Jayapura' });
  const baris = { nama: 'Kantor', tipe_jadwal: TIPE_JADWAL.reguler, tgl_mulai: '2020-01-01', baris: SENIN_JUMAT };
  for (const tempat of [jakarta, jayapura]) {
    const operator = as(await given.orang('operator', tempat));
    const url = `/orgs/${tempat.organisasi_id}`;
    await given.anggota(tempat);
    const { jadwal_id } = (await operator.post(`${url}/jadwal`, baris)).body.data as { jadwal_id: number };
    const tugas = { jadwal_id, target: 'organisasi', tgl_mulai: '2026-11-20' };
    expect((await operator.post(`${url}/jadwal-kerja`, tugas)).status).toBe(201);
    await closeDays(tempat);
  }
  const admin = as(await given.akun({ tenant_id, is_admin: true }));
  const angka = async () => {
    const beranda = (await admin.get(`/dashboard/tenant/${tenant_id}`)).body.data as BerandaTenant;
    const satu = (await admin.get(`/dashboard/orgs/${jakarta.organisasi_id}`)).body.data as BerandaOrganisasi;
    const pantauan = (await admin.get('/pantauan')).body.data as DaftarPantauan;
    const dipantau = new Map(pantauan.data.map(({ nama, hari_ini }) => [nama, hari_ini]));
    return {
      tenant: [beranda.hari_ini.terbuka, beranda.hari_ini.belum_mulai],
      instansi: beranda.organisasi.map(({ hari_ini }) => hari_ini.belum_mulai),
      beranda: satu.organisasi?.hari_ini.belum_mulai,
      pantauan: ['A Jakarta', 'B Jayapura'].map((nama) => dipantau.get(nama)?.belum_mulai),
    };
  };
  // Half past six in Jakarta, half past eight in Jayapura; each has an operator and a member.
  expect(await angka()).toEqual({ tenant: [4, 2], instansi: [2, 0], beranda: 2, pantauan: [2, 0] });
  clock.now = new Date('2026-11-20T00:00:00Z');
  expect(await angka()).toEqual({ tenant: [4, 0], instansi: [0, 0], beranda: 0, pantauan: [0, 0] });
});
