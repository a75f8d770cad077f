import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { leaveOffices } from '../../testing/given/given-cuti.ts';
import { SENIN_JUMAT } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { surat } = server;
const office = leaveOffices(server);

async function given() {
  const kantor = await office();
  const { operator, url, act } = kantor;
  const ani = await kantor.member('Ani');
  await ani.grant(12);
  const approved = async (tgl_awal: string, tgl_akhir: string) => {
    const { cuti_id } = await ani.asked(tgl_awal, tgl_akhir);
    await act(operator, cuti_id, 'setuju');
    return cuti_id;
  };
  const libur = async (tgl_mulai: string, jenis = 'organisasi') => {
    const answer = await operator.post(`${url}/hari-libur`, { nama: 'Pilkada', tgl_mulai, jenis, koreksi: true });
    if (answer.status !== 201) throw new Error(answer.body.message);
    return (answer.body.data as { hari_libur_id: number }).hari_libur_id;
  };
  const hariOf = async (cuti_id: number) =>
    ((await ani.self.get(`${url}/cuti/${cuti_id}`)).body.data as { jumlah_hari: number }).jumlah_hari;
  const until = (cuti_id: number, jumlah_hari: number, sisa: number) =>
    expect.poll(async () => [await hariOf(cuti_id), await ani.sisa()]).toEqual([jumlah_hari, sisa]);
  const ledger = async () => {
    const { body } = await ani.self.get(`${url}/cuti-saldo/baris?cuti_kategori_id=${kantor.cuti_kategori_id}`);
    return body.data as { jenis: string; tanggal_cuti: string; keterangan: string; oleh: string | null }[];
  };
  return { ...kantor, ani, approved, libur, until, ledger };
}

test('a holiday that is set on an approved leave gives its day back, and draws it again when it is taken away', async () => {
  const { approved, libur, until, ledger, operator, url } = await given();
  const cuti_id = await approved('2026-11-23', '2026-11-27');
  await until(cuti_id, 5, 7);
  const hari_libur_id = await libur('2026-11-25');
  await until(cuti_id, 4, 8);
  expect((await ledger())[0]).toMatchObject({
    jenis: 'pengembalian',
    tanggal_cuti: '2026-11-25',
    keterangan: 'Bukan hari kerja lagi: Pilkada',
    oleh: null,
  });
  await operator.delete(`${url}/hari-libur/${hari_libur_id}`);
  await until(cuti_id, 5, 7);
});

test('so does a schedule that is others from a date on, far ahead of today', async () => {
  const { approved, until, operator, url, ani } = await given();
  const cuti_id = await approved('2026-12-21', '2026-12-22');
  await until(cuti_id, 2, 10);
  const baris = SENIN_JUMAT.slice(1);
  const made = await operator.post(`${url}/jadwal`, {
    nama: 'Tanpa Senin',
    tipe_jadwal: TIPE_JADWAL.reguler,
    tgl_mulai: '2020-01-01',
    baris,
  });
  const { jadwal_id } = made.body.data as { jadwal_id: number };
  const tugas = { jadwal_id, target: 'anggota', user_id: ani.user_id, tgl_mulai: '2026-12-01' };
  expect((await operator.post(`${url}/jadwal-kerja`, tugas)).status).toBe(201);
  await until(cuti_id, 1, 11);
});

test('before a holiday is kept it is said whose leave counts again; whoever has asked for leave is told what it counts now', async () => {
  const { approved, until, operator, url, member } = await given();
  const budi = await member('Budi');
  await budi.grant(12);
  const cuti_id = await approved('2026-11-23', '2026-11-27');
  await budi.asked('2026-11-25', '2026-11-25');
  await budi.asked('2026-12-01', '2026-12-01');
  surat.length = 0;
  const libur = { nama: 'Pilkada', tgl_mulai: '2026-11-25', jenis: 'organisasi' };
  const tanya = (await operator.post(`${url}/hari-libur`, { ...libur, preview: true })).body.data as { dampak: Dampak };
  expect(tanya.dampak.cuti).toEqual({ ajuan: 2, anggota: 2, nama: ['Ani', 'Budi'] });
  const disimpan = await operator.post(`${url}/hari-libur`, libur);
  expect(disimpan).toMatchObject({ status: 201, body: { data: { dampak: { cuti: null } } } });
  await until(cuti_id, 4, 8);
  await expect
    .poll(() => surat.map(({ judul }) => judul).toSorted())
    .toEqual([
      'Ajuan cuti 25-11-2026 kini 0 hari, sebelumnya 1 hari',
      'Cuti 23-11-2026 s.d. 27-11-2026 kini 4 hari, sebelumnya 5 hari',
    ]);
});

test('before hours are others from a coming date on it is said whose leave counts again, also of whoever is given others', async () => {
  const { approved, operator, url, member } = await given();
  const budi = await member('Budi');
  await budi.grant(12);
  await approved('2026-11-23', '2026-11-27');
  await approved('2026-12-21', '2026-12-22');
  await budi.asked('2027-02-01', '2027-02-01');
  const { data } = (await operator.get(`${url}/jadwal`)).body.data as { data: { jadwal_id: number; nama: string }[] };
  const [jam] = data;
  const perubahan = { nama: jam?.nama, tgl_mulai: '2026-12-01', baris: SENIN_JUMAT.slice(1), preview: true };
  const tanya = await operator.put(`${url}/jadwal/${jam?.jadwal_id}`, perubahan);
  expect(tanya).toMatchObject({
    status: 200,
    body: { data: { dampak: { cuti: { ajuan: 2, nama: ['Ani', 'Budi'] } } } },
  });

  const made = await operator.post(`${url}/jadwal`, {
    nama: 'Tanpa Senin',
    tipe_jadwal: TIPE_JADWAL.reguler,
    tgl_mulai: '2020-01-01',
    baris: SENIN_JUMAT.slice(1),
  });
  const { jadwal_id } = made.body.data as { jadwal_id: number };
  const tugas = { jadwal_id, target: 'anggota', user_id: budi.user_id, tgl_mulai: '2026-12-01', preview: true };
  const diberi = await operator.post(`${url}/jadwal-kerja`, tugas);
  expect(diberi.body.data).toMatchObject({ dampak: { cuti: { ajuan: 1, nama: ['Budi'] } } });
});

test('a waiting request shows what it would cost now, and draws nothing', async () => {
  const { ani, libur, until } = await given();
  const { cuti_id } = await ani.asked('2026-11-23', '2026-11-25');
  await libur('2026-11-24');
  await until(cuti_id, 2, 12);
});

test('a preview of a holiday asks for nothing', async () => {
  const { approved, until, operator, url } = await given();
  const cuti_id = await approved('2026-11-23', '2026-11-24');
  const count = async () =>
    (await server.all.selectFrom('pekerjaan').select('jenis').where('jenis', '=', 'sesuaikan-cuti').execute()).length;
  const before = await count();
  await operator.post(`${url}/hari-libur`, { nama: 'Pilkada', tgl_mulai: '2026-11-24', preview: true });
  expect(await count()).toBe(before);
  await until(cuti_id, 2, 10);
});
