import { expect, test } from 'vitest';
import { givenBahan, givenKategori } from '../../testing/given/given-cuti.ts';
import { judgeAjuan } from './judge-ajuan.ts';

const jatah = (lot_id: number, tahun: number, jumlah: number) => ({
  lot_id,
  tahun,
  mulai: `${tahun}-01-01`,
  kedaluwarsa: `${tahun}-12-31`,
  baris: [{ jenis: 'jatah' as const, jumlah, tanggal: `${tahun}-01-01`, cuti_id: null, tanggal_cuti: null }],
});

test('leave over the year’s end says what is left of each year’s balance, and none below zero where it is enough', () => {
  const range = { tgl_awal: '2026-12-30', tgl_akhir: '2027-01-05' };
  const menunggu = ['2027-02-01', '2027-02-02', '2027-02-03'].map((tanggal) => ({ tanggal, hari: 1 }));
  const bahan = {
    ...givenBahan(range),
    saldo: [{ cuti_kategori_id: 5, menunggu, ditangguhkan: [], lots: [jatah(1, 2026, 2), jatah(2, 2027, 12)] }],
  };
  const rencana = { ...range, cuti_id: null, setengah_hari: null, has_lampiran: false, is_sendiri: true };
  expect(judgeAjuan(bahan, givenKategori(), rencana)).toMatchObject({
    jumlah: 5,
    penolakan: null,
    sisa: [
      { tahun: 2026, sebelum: 2, sesudah: 0, menunggu: 0, is_belum_terbawa: false },
      { tahun: 2027, sebelum: 12, sesudah: 9, menunggu: 3, is_belum_terbawa: true },
    ],
  });
});

test('what is not known of next year’s holidays is said of leave that reaches it, by work days', () => {
  const range = { tgl_awal: '2026-12-30', tgl_akhir: '2027-01-05' };
  const bahan = { ...givenBahan(range), libur_belum: [{ tahun: 2027, sebab: 'belum_terbit' as const }] };
  const rencana = { ...range, cuti_id: null, setengah_hari: null, has_lampiran: false, is_sendiri: true };
  expect(judgeAjuan(bahan, givenKategori(), rencana).belumPasti).toContain('tahun 2027 belum terbit');
  expect(judgeAjuan(bahan, givenKategori({ hitungan: 'kalender' }), rencana).belumPasti).toBeUndefined();
  expect(judgeAjuan(bahan, givenKategori(), { ...rencana, tgl_akhir: '2026-12-31' }).belumPasti).toBeUndefined();
});

test.each([
  ['ingatkan', 'rekanPenuh', 'penolakan'],
  ['tolak', 'penolakan', 'rekanPenuh'],
] as const)('a full group under %s is said with its days and numbers, without names', (tindakan, said, unsaid) => {
  const range = { tgl_awal: '2026-12-01', tgl_akhir: '2026-12-03' };
  const rencana = { ...range, cuti_id: null, setengah_hari: null, has_lampiran: false, is_sendiri: true };
  const kategori = givenKategori({ batas_rekan: { tindakan, satuan: 'orang', nilai: 1 } });
  const putusan = judgeAjuan({ ...givenBahan(range), jumlah_rekan: 5 }, kategori, rencana);
  expect(putusan[said]).toContain(
    'Pada 02-12-2026 sudah 1 dari 5 rekan segrup tidak masuk; kategori Cuti Tahunan membatasi paling banyak 1 dari 6',
  );
  expect(putusan[unsaid] ?? null).toBeNull();
});

test('a day of a frozen month refuses the request before it is sent, naming the month', () => {
  const range = { tgl_awal: '2026-10-28', tgl_akhir: '2026-10-29' };
  const bahan = givenBahan(range);
  const beku = { ...bahan, hari: bahan.hari.map((one) => ({ ...one, is_beku: true })) };
  const rencana = { ...range, cuti_id: null, setengah_hari: null, has_lampiran: false, is_sendiri: true };
  expect(judgeAjuan(beku, givenKategori(), rencana).penolakan).toContain('bulan Oktober 2026 sudah diverifikasi');
});

test('what lapses otherwise by a leave is said before it is sent, and why it is more', () => {
  const range = { tgl_awal: '2026-12-01', tgl_akhir: '2026-12-02' };
  const baris = [{ jenis: 'bawaan' as const, jumlah: 6, tanggal: '2026-01-01', cuti_id: null, tanggal_cuti: null }];
  const bawaan = { lot_id: 2, tahun: 2025, mulai: '2026-01-01', kedaluwarsa: '2026-12-31', baris };
  const saldo = [{ cuti_kategori_id: 5, menunggu: [], ditangguhkan: [], lots: [jatah(1, 2026, 12), bawaan] }];
  const rencana = { ...range, cuti_id: null, setengah_hari: null, has_lampiran: false, is_sendiri: true };
  const kategori = givenKategori({ maks_bawa: 6, tahun_bawa: 2, jatah_tahunan: 12, bawaan_sampai: null });
  const { hangus } = judgeAjuan({ ...givenBahan(range), saldo }, kategori, rencana);
  expect(hangus).toMatch(
    /menjadi 10 setelah 31-12-2026, sebelumnya 6 setelah 31-12-2026\. Sebabnya: hak tahun sebelumnya/,
  );
});

test('dates are what is refused where other dates would help, and not where the category asks for a letter', () => {
  const range = { tgl_awal: '2026-12-01', tgl_akhir: '2026-12-03' };
  const rencana = { ...range, cuti_id: null, setengah_hari: null, has_lampiran: false, is_sendiri: true };
  const judge = (...[isi, other]: [Parameters<typeof givenKategori>[0], object?]) =>
    judgeAjuan(givenBahan(range), givenKategori(isi), { ...rencana, ...other });
  expect(judge({ maks_hari: 1 })).toMatchObject({ isTanggalDitolak: true, penolakan: expect.any(String) });
  expect(judge({ lampiran_mulai_hari: 1 })).toMatchObject({ isTanggalDitolak: false, penolakan: expect.any(String) });
  expect(judge({})).toMatchObject({ isTanggalDitolak: false, penolakan: null });
});

test('whoever asks for leave on days that he was at work is told what becomes of them, but not of half a day', () => {
  const range = { tgl_awal: '2026-12-01', tgl_akhir: '2026-12-03' };
  const rencana = { ...range, cuti_id: null, setengah_hari: null, has_lampiran: false, is_sendiri: true };
  const bahan = givenBahan({ ...range, tgl_akhir: '2026-12-04' });
  const masuk = { ...bahan, hari: bahan.hari.map((one) => ({ ...one, is_masuk: one.tanggal >= '2026-12-03' })) };
  expect(judgeAjuan(bahan, givenKategori(), rencana).sudahMasuk).toBeUndefined();
  expect(judgeAjuan(masuk, givenKategori(), rencana).sudahMasuk).toBe(
    'Anda tercatat hadir pada 03-12-2026. Bila disetujui, hari itu dihitung cuti; jam dan keterlambatannya tidak lagi.',
  );
  expect(judgeAjuan(masuk, givenKategori(), { ...rencana, is_sendiri: false }).sudahMasuk).toMatch(
    new RegExp(`^${bahan.nama} tercatat hadir`),
  );
  const setengah = { ...rencana, tgl_awal: '2026-12-03', setengah_hari: 'pagi' as const };
  expect(judgeAjuan(masuk, givenKategori(), setengah).sudahMasuk).toBeUndefined();
});
