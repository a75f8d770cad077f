import { judgeRentang } from '@hadir/rules/kehadiran/judge-rentang.ts';
import { anggota, cuti, gangguan, klaim, organisasi, reguler, scans, shift, skor } from '@hadir/rules/testing/given.ts';
import { judgeTanggal } from '@hadir/rules/testing/judge-tanggal.ts';
import { expect, test } from 'vitest';
import { listKalimatPenjelasan } from './kalimat-penjelasan.ts';

const SENIN = '2026-03-02';
const hours = reguler(1, { masuk: '07:00', pulang: '14:00', istirahat: ['12:00', '12:30'] }, { nama: 'Guru' });
const guru = organisasi([hours], {
  skorPresensi: [
    skor(1, 'terlambat', 0.5, { nama: 'TL1', menit_dari: 1 }),
    skor(2, 'tanpa_pulang', 1.5, { nama: 'PSW4' }),
  ],
});
const JADWAL = 'Jam kerja Guru 07:00 sampai 14:00 berlaku menurut jam kerja instansi.';

test.each([
  [
    'a late day without departure',
    judgeTanggal(guru, anggota({ events: scans(SENIN, '07:17:30', '07:18:00') }), SENIN),
    [
      JADWAL,
      'Presensi pukul 07:17:30 dari mesin presensi dipakai sebagai datang.',
      'Presensi pukul 07:18:00 dari mesin presensi tidak dihitung: pengulangan dari presensi datang.',
      'Terlambat 17 menit.',
      'Presensi pulang tidak ada.',
      'Hari ini dihitung hadir.',
      'Terlambat 17 menit dihitung TL1, potongan 0,5%.',
      'Tanpa presensi pulang dihitung PSW4, potongan 1,5%.',
      'Potongan hari ini 2%.',
    ],
  ],
  [
    'a night that ends on the next day',
    judgeTanggal(
      organisasi([shift(1, { masuk: '22:00', pulang: '06:00' }, { nama: 'Malam' })]),
      anggota({ events: scans(SENIN, '21:50', '30:05') }),
      SENIN,
    ),
    [
      'Jam kerja Malam 22:00 sampai 06:00 (esok hari) berlaku menurut jam kerja instansi.',
      'Presensi pukul 21:50:00 dari mesin presensi dipakai sebagai datang.',
      'Presensi pukul 06:05:00 (esok hari) dari mesin presensi dipakai sebagai pulang.',
      'Lama kerja 8 jam 15 menit, istirahat tidak dihitung.',
      'Hari ini dihitung hadir.',
    ],
  ],
  [
    'a claim and a leave that outranks it',
    judgeTanggal(guru, anggota({ cuti: [cuti(1, SENIN)], klaim: [klaim(1, SENIN, { sehari: true })] }), SENIN),
    [
      JADWAL,
      'Cuti tahunan yang disetujui mencakup hari ini.',
      'Klaim presensi (dinas luar) tidak berpengaruh pada hari ini.',
      'Hari ini dihitung cuti, jadi tidak ada keterlambatan atau presensi yang kurang.',
    ],
  ],
  [
    'a claimed arrival beside an excused departure',
    judgeTanggal(
      organisasi([hours], { gangguan: [gangguan(1, `${SENIN} 13:00`, `${SENIN} 15:00`)] }),
      anggota({ klaim: [klaim(1, SENIN, { masuk: '07:00' })] }),
      SENIN,
    ),
    [
      JADWAL,
      'Klaim presensi (dinas luar) memberi datang pukul 07:00.',
      'Gangguan (Mesin mati) pukul 13:00 sampai 15:00: presensi pulang yang tidak ada dimaafkan.',
      'Hari ini dihitung hadir.',
    ],
  ],
  [
    'a holiday',
    judgeTanggal(
      organisasi([hours], { hariLibur: [{ hari_libur_id: 1, nama: 'Nyepi', tgl_mulai: SENIN, tgl_selesai: SENIN }] }),
      anggota(),
      SENIN,
    ),
    ['Tidak ada kewajiban kerja karena hari libur: Nyepi.', 'Hari ini dihitung libur.'],
  ],
])('tells %s', (_, hari, expected) => {
  expect(listKalimatPenjelasan(hari)).toEqual(expected);
});

test('the record survives being stored as JSON', () => {
  const { hari } = judgeRentang(
    guru,
    anggota({ events: scans(SENIN, '07:17') }),
    { tgl_awal: SENIN, tgl_akhir: SENIN },
    0,
  );
  const stored: typeof hari = JSON.parse(JSON.stringify(hari));
  expect(stored.map(listKalimatPenjelasan)).toEqual(hari.map(listKalimatPenjelasan));
});

test('hours whose name says already what they are are not called so twice', () => {
  const jam = { ...hours, nama: 'Jam kerja reguler' };
  const hari = judgeTanggal(organisasi([jam]), anggota({}), SENIN);
  expect(listKalimatPenjelasan(hari)[0]).toBe(
    'Jam kerja reguler 07:00 sampai 14:00 berlaku menurut jam kerja instansi.',
  );
});
