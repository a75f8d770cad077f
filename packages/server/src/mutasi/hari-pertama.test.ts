import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import { expect, test } from 'vitest';
import { hashPassword } from '../auth/sandi/hash-password.ts';
import { mutasiOffices } from '../testing/atas/given-mutasi.ts';
import { scheduling, SENIN_JUMAT } from '../testing/given/given-jadwal.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { all, as, clock, given, stranger } = server;
const { sekolah, at } = mutasiOffices(server);
const { closeDays, daysOf } = scheduling(server);

const HARI_INI = { tgl_mulai: '2026-11-20' };

/** Two schools at which one works from 07:00 to 14:00. */
async function kantorBerjadwal(timezone?: string) {
  const kantor = await sekolah(timezone === undefined ? {} : { timezone });
  const { penerima, lainUrl } = kantor;
  const baris = { nama: 'Kantor', tipe_jadwal: TIPE_JADWAL.reguler, tgl_mulai: '2020-01-01', baris: SENIN_JUMAT };
  const { jadwal_id } = (await penerima.post(`${lainUrl}/jadwal`, baris)).body.data as { jadwal_id: number };
  await penerima.post(`${lainUrl}/jadwal-kerja`, { jadwal_id, target: 'organisasi', tgl_mulai: '2020-01-01' });
  const preview = async (more: object) => (await kantor.submit({ ...more, preview: true })).body.data as MutasiDetail;
  return { ...kantor, preview };
}

test('one that is dated today and entered in the evening says that the first day there is over, and so it comes to be', async () => {
  const { preview, pindah, ani, organisasi, lain } = await kantorBerjadwal();
  const pertama = { tanggal: '2026-11-20', jam: '07:00–14:00' };
  clock.now = new Date('2026-11-19T23:30:00Z');
  expect((await preview(HARI_INI)).bawaan).not.toHaveProperty('hari_pertama');
  clock.now = new Date('2026-11-20T02:00:00Z');
  expect((await preview(HARI_INI)).bawaan).toMatchObject({ hari_pertama: { ...pertama, keadaan: 'mulai' } });
  clock.now = new Date('2026-11-20T13:30:00Z');
  expect((await preview(HARI_INI)).bawaan).toMatchObject({ hari_pertama: { ...pertama, keadaan: 'lewat' } });
  expect((await preview({ tgl_mulai: '2026-11-23' })).bawaan).not.toHaveProperty('hari_pertama');
  await pindah(HARI_INI);
  await closeDays(organisasi);
  await closeDays(lain);
  const { user_id } = ani;
  expect((await daysOf({ ...lain, user_id })).map(({ tanggal, status }) => [tanggal, status])).toEqual([['2026-11-20', 'absen']]); // prettier-ignore
  expect((await daysOf({ ...organisasi, user_id })).map(({ tanggal }) => tanggal)).not.toContain('2026-11-20');
});

test('hours that pass midnight say so, and are not over before the morning after', async () => {
  const { preview, lain } = await kantorBerjadwal();
  await all
    .updateTable('jadwal_baris')
    .set({ jam_masuk: '22:00', jam_pulang: '06:00', istirahat_mulai: null, istirahat_selesai: null })
    .where('organisasi_id', '=', lain.organisasi_id)
    .execute();
  const pertama = { tanggal: '2026-11-20', jam: '22:00–06:00 (esok hari)' };
  clock.now = new Date('2026-11-20T16:00:00Z');
  expect((await preview(HARI_INI)).bawaan).toMatchObject({
    jadwal: [{ nama: 'Kantor', ...pertama }, { jam: null }, {}, {}, {}, {}, {}],
    hari_pertama: { ...pertama, keadaan: 'mulai' },
  });
});

test('a day that is over by the clock of either place is refused before it is sent', async () => {
  const { preview, submit, penerima, lainUrl, organisasi, lain } = await kantorBerjadwal('Asia/Jayapura');
  // 22:30 here, half past midnight of the 21st there.
  clock.now = new Date('2026-11-20T15:30:00Z');
  expect(await preview(HARI_INI)).toMatchObject({
    bawaan: null,
    hambatan: expect.stringContaining('20 November 2026'),
  });
  expect((await submit(HARI_INI)).body.error).toBe('mutasi.blocked');
  expect(await preview({ tgl_mulai: '2026-11-21' })).toMatchObject({ hambatan: null });
  const kembali = { user_id: (await given.anggota(lain)).user_id, jenis: 'pindah', tujuan_kode: organisasi.kode_organisasi, keterangan: 'SK', preview: true }; // prettier-ignore
  expect((await penerima.post(`${lainUrl}/mutasi`, { ...kembali, ...HARI_INI })).body.errors).toHaveProperty(
    'tgl_mulai',
  );
  expect((await penerima.post(`${lainUrl}/mutasi`, { ...kembali, tgl_mulai: '2026-11-21' })).body.data).toMatchObject({
    hambatan: null,
  });
});

test('a day that the origin has already put right stays there like one with a tap', async () => {
  const { preview, operator, url, ani, organisasi } = await kantorBerjadwal();
  const isi = { jenis: 'dinas luar', tgl_mulai: '2026-11-20', tgl_selesai: '2026-11-20', sehari: '1', keterangan: 'Rapat' };
  const klaim = await operator.form('POST', `${url}/klaim-presensi`, { ...isi, user_id: String(ani.user_id) });
  expect(klaim.status).toBe(201);
  await closeDays(organisasi);
  expect(await preview(HARI_INI)).toMatchObject({ bawaan: null, hambatan: expect.stringContaining('20 November 2026') });
}); // prettier-ignore

test('who leaves for nowhere: what his account is good for is said before, and so it is', async () => {
  const kantor = await kantorBerjadwal();
  const { preview, ani, url, organisasi } = kantor;
  const berhenti = { jenis: 'berhenti', tujuan_kode: null, tgl_mulai: '2026-11-21' };
  const akun = async () => (await preview(berhenti)).bawaan?.akun_berhenti;
  const username = `ani.${ani.user_id}`;
  const isi = { username, password_hash: null };
  await all.updateTable('users').set(isi).where('user_id', '=', ani.user_id).execute();
  expect(await akun()).toBe('tanpa_sandi');
  const password_hash = await hashPassword('rahasia-uji');
  await all.updateTable('users').set({ password_hash }).where('user_id', '=', ani.user_id).execute();
  expect(await akun()).toBe('riwayat');
  const kedua = await given.organisasi({ tenant_id: organisasi.tenant_id });
  const { user_id } = await given.anggota(kedua, { user_id: ani.user_id });
  expect(await akun()).toBe('anggota_lain');
  await all.deleteFrom('keanggotaan').where('organisasi_id', '=', kedua.organisasi_id).where('user_id', '=', user_id).execute(); // prettier-ignore
  await closeDays(organisasi);
  await kantor.submitted(berhenti);
  expect((await ani.self.get('/me')).status).toBe(200);
  await at('2026-11-21T00:01:00Z');
  expect((await ani.self.get('/me')).status).toBe(401);
  expect((await stranger.post('/login', { username, password: 'rahasia-uji' })).status).toBe(200);
  expect((await as(ani).get(`${url}/presensi/riwayat/${user_id}?from=2026-11-01&to=2026-11-30`)).status).toBe(200);
  expect((await as(ani).get(`${url}/presensi`)).body.error).toBe('anggota.inactive');
});
