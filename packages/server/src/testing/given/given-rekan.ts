import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { TestServer } from '../start-test-server.ts';
import { leaveOffices } from './given-cuti.ts';
import { hariBuilders } from './given-hari.ts';
import { jam } from './given-jadwal.ts';
import { tempatBuilders } from './given-tempat.ts';
import { wajahBuilders } from './given-wajah.ts';

/** Every name, number and remark of the colleagues begins with it, and nothing else does. */
export const TANDA = 'Zqrekan';

const GANTI = '2026-12-05';

/**
 * An office whose two colleagues have rows of every kind: scans and days, selfies, claims, leave, balances, swaps, rosters,
 * questionnaires and reports that were made of them. Beside them stand a plain member and the head of another group than theirs, who have
 * none.
 */
export async function givenRekan(server: TestServer) {
  const { given, all } = server;
  const { organisasi, operator, url, member, act } = await leaveOffices(server)();
  const { tenant_id, organisasi_id } = organisasi;
  const tempat = tempatBuilders(all);
  const { scan, tutup } = hariBuilders(server);
  const dataOf = async <T>(
    answer: Promise<{ status: number; body: { data: unknown; message: string } }>,
  ): Promise<T> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(body.message);
    return body.data as T;
  };

  const { jadwal_id: kantor_id } = await all
    .selectFrom('jadwal')
    .select('jadwal_id')
    .where('organisasi_id', '=', organisasi_id)
    .executeTakeFirstOrThrow();

  const warastra = await member(`${TANDA} Warastra`);
  const wulan = await member(`${TANDA} Wulan`);
  const { user_id } = warastra;
  await all
    .updateTable('anggota')
    .set({ nip: `${TANDA}nip`, nik: `${TANDA}nik`, pin: '12345678', jabatan: `${TANDA} jabatan` })
    .where('user_id', '=', user_id)
    .execute();
  await all
    .updateTable('users')
    .set({ email: `${TANDA}@contoh.id`, no_hp: `${TANDA}hp`, username: `${TANDA}nama` })
    .where('user_id', '=', user_id)
    .execute();
  const anggota = await given.anggota(organisasi, { nama: 'Ani' });
  const kepala = await given.anggota(organisasi, { nama: 'Kepala' });
  const mereka = await tempat.grup(organisasi, { nama: 'Grup mereka', kepala_user_id: user_id });
  const lain = await tempat.grup(organisasi, { nama: 'Grup lain', kepala_user_id: kepala.user_id });
  for (const one of [warastra, wulan]) {
    await tempat.inGrup({ tenant_id, organisasi_id, user_id: one.user_id }, mereka.group_id);
  }
  await tempat.inGrup(anggota, lain.group_id);
  const rekan = { tenant_id, organisasi_id, user_id };
  await tempat.atLokasi(rekan, (await tempat.lokasi(organisasi)).lokasi_presensi_id);

  await scan(rekan, '2026-11-17', '07:05', '14:01');
  const held = { ...rekan, waktu: '2026-11-18T00:00:00Z', timezone: 'Asia/Jakarta', is_ditinjau: true };
  const { presensi_id } = await all
    .insertInto('presensi')
    .values({ ...held, sumber: 'ponsel' })
    .returning('presensi_id')
    .executeTakeFirstOrThrow();
  await wajahBuilders(server).terdaftar(rekan, organisasi);
  await all
    .insertInto('wajah_presensi')
    .values({ tenant_id, organisasi_id, presensi_id, ambang: 0.55, sebab: 'tanpa_wajah', dinilai_pada: held.waktu })
    .execute();
  await tutup(organisasi);

  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const gambar = () => new Blob([png], { type: 'image/png' });
  const keterangan = `${TANDA} keperluan pribadi`;
  for (const untuk of ['cuti', 'presensi_manual', 'klaim', 'tukar_shift']) {
    await dataOf(operator.post(`${url}/persetujuan`, { nama: 'Kepala', untuk, jenjang: [{ jenis: 'kepala_grup' }] }));
  }
  await dataOf(
    wulan.self.form(
      'POST',
      `${url}/presensi-manual`,
      { lat: '-6.2', lng: '106.8', keterangan, tanggal: '2026-11-19', jam: '07:00:00', foto: gambar() },
      { 'idempotency-key': crypto.randomUUID() },
    ),
  );
  const klaim = { jenis: 'dinas luar', keterangan, tgl_mulai: '2026-11-18', sehari: '1', lampiran: gambar() };
  await dataOf(wulan.self.form('POST', `${url}/klaim-presensi`, klaim));

  await dataOf(warastra.grant(12));
  await dataOf(wulan.grant(12));
  await wulan.asked('2026-12-01', '2026-12-02', { keterangan, lampiran: gambar() });
  const { cuti_id } = await wulan.asked('2026-12-09', '2026-12-09', { keterangan });
  await dataOf(act(warastra.self, cuti_id, 'setuju'));
  await dataOf(
    warastra.self.form('POST', `${url}/cuti/simpan`, warastra.form('2026-12-10', '2026-12-10', { keterangan })),
  );

  const malam = {
    nama: 'Malam',
    tipe_jadwal: TIPE_JADWAL.shift,
    tgl_mulai: '2020-01-01',
    baris: [jam('22:00', '06:00')],
  };
  const { jadwal_id } = await dataOf<{ jadwal_id: number }>(operator.post(`${url}/jadwal`, malam));
  const sel = [
    { user_id, tanggal: GANTI, jadwal_id },
    { user_id: wulan.user_id, tanggal: GANTI, jadwal_id: null },
  ];
  await dataOf(operator.post(`${url}/jadwal-shift`, { sel }));
  await dataOf(
    wulan.self.post(`${url}/tukar-shift`, { tanggal_a: GANTI, user_id_b: user_id, tanggal_b: GANTI, keterangan }),
  );
  const masa = { tgl_mulai: '2026-12-01', target: 'anggota' };
  await dataOf(operator.post(`${url}/jadwal-kerja`, { ...masa, jadwal_id: kantor_id, user_id }));
  const pola = { nama: 'Putaran', tgl_acuan: '2026-12-21', siklus: [jadwal_id, null] };
  const sasaran = [{ user_id, tgl_mulai: '2026-12-21' }];
  await dataOf(operator.post(`${url}/pola-kerja/store`, { ...pola, sasaran }));

  const pertanyaan = [
    { pertanyaan_id: 1, jenis: 'teks_pendek', judul: 'Keluhan?' },
    { pertanyaan_id: 2, jenis: 'berkas', judul: 'Surat dokter' },
  ];
  const ditanya = { sasaran: 'anggota', user_ids: [user_id, wulan.user_id] };
  const { kuesioner_id } = await dataOf<{ kuesioner_id: number }>(
    operator.post(`${url}/kuesioner`, { judul: 'Kesehatan', ...ditanya, bagian: [{ bagian_id: 1, pertanyaan }] }),
  );
  const kuesioner = `${url}/kuesioner/${kuesioner_id}`;
  await dataOf(operator.post(`${kuesioner}/terbitkan`));
  const { berkas_id } = await dataOf<{ berkas_id: string }>(
    warastra.self.form('POST', `${kuesioner}/berkas`, { pertanyaan_id: '2', berkas: gambar() }),
  );
  const jawaban = [
    { pertanyaan_id: 1, nilai: keterangan },
    { pertanyaan_id: 2, nilai: berkas_id },
  ];
  const kunci = { 'idempotency-key': crypto.randomUUID() };
  await dataOf(warastra.self.post(`${kuesioner}/respons`, { jawaban }, kunci));

  const keluar = { user_id, jenis: 'berhenti', tgl_mulai: '2026-12-31', keterangan, is_ajukan: false };
  await dataOf(operator.post(`${url}/mutasi`, keluar));

  const bulanan = await dataOf<{ data: [{ jumlah: object }] }>(operator.get(`${url}/presensi/verval?bulan=2026-11`));
  const ringkasan = JSON.stringify(bulanan.data[0].jumlah);
  const bulan = { ...rekan, bulan: '2026-11-01', dibekukan_pada: '2026-11-20' };
  await all
    .insertInto('verval')
    .values({ ...bulan, status: 'terverifikasi', ringkasan })
    .execute();
  await all
    .insertInto('kiriman_simpatika')
    .values({ ...bulan, nomor: crypto.randomUUID(), status: 'ditolak', kode: 'X1', pesan: TANDA, pada: '2026-11-20' })
    .execute();
  const { laporan_id } = await dataOf<{ laporan_id: string }>(
    operator.post(`${url}/laporan`, { jenis: 'rekap', bulan: '2026-11' }),
  );
  while ((await operator.get(`${url}/laporan/${laporan_id}/unduh`)).status !== 200) await sleep(50);
  return { organisasi, operator, anggota, kepala, rekan: [user_id, wulan.user_id], laporan_id, berkas_id };
}
