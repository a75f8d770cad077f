import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { mutasiOffices } from '../testing/atas/given-mutasi.ts';
import { hariBuilders } from '../testing/given/given-hari.ts';
import { jam, scheduling, SENIN_JUMAT } from '../testing/given/given-jadwal.ts';
import { tempatBuilders } from '../testing/given/given-tempat.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const tempat = tempatBuilders(server.all);
const { sekolah, at } = mutasiOffices(server);
const { scan } = hariBuilders(server);
const { closeDays } = scheduling(server);

async function rekapOf(by: Caller, di: string, nama: string) {
  const { data } = (await by.get(`${di}/presensi/rekap?bulan=2026-11&q=${nama}`)).body.data as { data: BarisRekap[] };
  return data[0];
}

test('who is lent where the hours lie one on the other is told so, and who leaves meanwhile stays where he is lent', async () => {
  const kantor = await sekolah();
  const { lainUrl, penerima, operator, url } = kantor;
  const lent = { jenis: 'perbantuan', tgl_mulai: '2026-11-23', tgl_selesai: '2026-12-31' };
  const preview = async (more: object) => (await kantor.submit({ ...more, preview: true })).body.data as MutasiDetail;
  expect((await preview(lent)).bawaan).not.toHaveProperty('bentrok');
  const baris = { nama: 'Kantor', tipe_jadwal: TIPE_JADWAL.reguler, tgl_mulai: '2020-01-01', baris: SENIN_JUMAT };
  const { jadwal_id } = (await penerima.post(`${lainUrl}/jadwal`, baris)).body.data as { jadwal_id: number };
  await penerima.post(`${lainUrl}/jadwal-kerja`, { jadwal_id, target: 'organisasi', tgl_mulai: '2020-01-01' });
  expect((await preview(lent)).bawaan).toMatchObject({ bentrok: 5 });
  await kantor.pindah(lent);
  await at('2026-11-23T00:01:00Z');
  const berhenti = { jenis: 'berhenti', tujuan_kode: null, tgl_mulai: '2026-12-01' };
  const perbantuan = [{ tujuan: 'Sekolah Tujuan', tgl_selesai: '2026-12-31' }];
  expect((await preview(berhenti)).bawaan).toMatchObject({ perbantuan });
  // The place that somebody goes to is not told where else he is.
  const lain = await kantor.submitted({ jenis: 'pindah', tgl_mulai: '2026-12-01' });
  expect(lain.bawaan).toMatchObject({ perbantuan });
  const seen = (await penerima.get(`${lainUrl}/mutasi/${lain.mutasi_id}`)).body.data as MutasiDetail;
  expect(seen.bawaan).not.toHaveProperty('perbantuan');
  expect((await operator.get(`${url}/mutasi/${lain.mutasi_id}`)).body.data).toMatchObject({ bawaan: { perbantuan } });
});

test('the recaps of both schools add up to the month of who stayed, with leave, lateness and a roster on the way', async () => {
  const kantor = await sekolah();
  const { ani, organisasi, lain, operator, url, penerima, lainUrl } = kantor;
  const baris = { nama: 'Kantor', tipe_jadwal: TIPE_JADWAL.reguler, tgl_mulai: '2020-01-01', baris: SENIN_JUMAT };
  const { jadwal_id } = (await penerima.post(`${lainUrl}/jadwal`, baris)).body.data as { jadwal_id: number };
  await penerima.post(`${lainUrl}/jadwal-kerja`, { jadwal_id, target: 'organisasi', tgl_mulai: '2020-01-01' });
  const budi = await kantor.member('Budi');
  for (const orang of [ani, budi]) {
    await orang.grant(12);
    const { cuti_id } = await orang.asked('2026-11-19');
    await kantor.act(operator, cuti_id, 'setuju');
  }
  const { group_id } = await tempat.grup(organisasi, { nama: 'Guru Kelas' });
  await operator.put(`${url}/users/${ani.user_id}`, { group_id });
  // A shift on a day after she has left counts no more.
  const malam = { nama: 'Malam', tipe_jadwal: TIPE_JADWAL.shift, tgl_mulai: '2020-01-01', baris: [jam('20:00', '23:00')] };
  const shift = ((await operator.post(`${url}/jadwal`, malam)).body.data as { jadwal_id: number }).jadwal_id;
  const sel = [{ user_id: ani.user_id, tanggal: '2026-11-25', jadwal_id: shift }];
  expect((await operator.post(`${url}/jadwal-shift`, { sel })).status).toBe(201);
  expect((await kantor.submit({ tgl_mulai: '2026-11-24', preview: true })).body.data).toMatchObject({
    bawaan: { hari_roster: 1, jadwal: [{ tanggal: '2026-11-24', nama: 'Kantor', jam: '07:00–14:00' }, {}, {}, {}, {}, {}, {}] },
  });
  await kantor.pindah({ tgl_mulai: '2026-11-24' });
  await at('2026-11-23T17:01:00Z');

  const { tenant_id } = organisasi;
  const hadir = async ({ organisasi_id, user_id }: { organisasi_id: number; user_id: number }, dari: number, sampai: number) => {
    for (let hari = dari; hari <= sampai; hari += 1)
      await scan({ tenant_id, organisasi_id, user_id }, `2026-11-${hari}`, hari % 2 === 0 ? '07:10' : '06:55', '14:02');
  };
  await hadir({ ...organisasi, user_id: ani.user_id }, 20, 23);
  await hadir({ ...lain, user_id: ani.user_id }, 24, 27);
  await hadir({ ...organisasi, user_id: budi.user_id }, 20, 27);
  await at('2026-12-01T12:00:00Z');
  await closeDays(organisasi);
  await closeDays(lain);

  const [asal, tujuan, tetap] = [await rekapOf(operator, url, 'Ani'), await rekapOf(penerima, lainUrl, 'Ani'), await rekapOf(operator, url, 'Budi')];
  const jumlah = ['hari_kerja', 'hadir', 'absen', 'cuti', 'cuti_kerja', 'libur', 'terlambat', 'terlambat_menit', 'durasi_menit', 'kerja_libur_menit'] as const;
  for (const apa of jumlah) expect([apa, (asal?.[apa] ?? 0) + (tujuan?.[apa] ?? 0)]).toEqual([apa, tetap?.[apa]]);
  expect(tetap).toMatchObject({ cuti_kerja: 1, terlambat: 3 });
  expect([asal?.hadir, tujuan?.hadir]).toEqual([2, 4]);
  // The place that she left names the group in which she was there.
  expect([asal?.anggota.nama_group, tujuan?.anggota.nama_group]).toEqual(['Guru Kelas', null]);
}); // prettier-ignore
