import { STATUS_RECORD } from '../kode/status-record.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../waktu/tanggal.ts';
import { BULAN, randomBulan, type RandomBulan } from '../testing/random-bulan.ts';
import { toWaktuLokal } from '../waktu/waktu-lokal.ts';
import { BULAN_ACAK } from '../testing/bulan-acak.ts';
import { judgeRentang } from './judge-rentang.ts';
import { toTouchedRange, type SebabUlang } from './to-touched-range.ts';

const { numRuns, timeout } = BULAN_ACAK;
const judge = ({ organisasi, anggota, sekarang }: RandomBulan) =>
  judgeRentang(organisasi, anggota, BULAN, sekarang).hari;
const rangeFrom = (day: number, length: number) => {
  const tgl_awal = addDays(BULAN.tgl_awal, day);
  return { tgl_awal, tgl_akhir: addDays(tgl_awal, length) };
};
type Range = ReturnType<typeof rangeFrom>;

test.each<[SebabUlang, string, (bulan: RandomBulan, range: Range) => RandomBulan]>([
  [
    'jadwal',
    'an assignment',
    (bulan, { tgl_awal, tgl_akhir }) => {
      const row = {
        setting_jadwal_id: 99,
        jadwal_id: 4,
        status: STATUS_RECORD.aktif,
        tgl_mulai: tgl_awal,
        tgl_selesai: tgl_akhir,
      };
      return {
        ...bulan,
        anggota: { ...bulan.anggota, jadwalKerja: [...bulan.anggota.jadwalKerja, row] },
      };
    },
  ],
  [
    'jadwal',
    'a holiday',
    (bulan, { tgl_awal, tgl_akhir }) => {
      const row = { hari_libur_id: 99, nama: 'Libur', tgl_mulai: tgl_awal, tgl_selesai: tgl_akhir };
      return { ...bulan, organisasi: { ...bulan.organisasi, hariLibur: [...bulan.organisasi.hariLibur, row] } };
    },
  ],
  [
    'gangguan',
    'an incident',
    (bulan, { tgl_awal, tgl_akhir }) => {
      const row = {
        gangguan_id: 99,
        alasan: 'Listrik padam',
        dari: toWaktuLokal(tgl_awal, 0),
        sampai: toWaktuLokal(tgl_akhir, 86_399),
      };
      return { ...bulan, organisasi: { ...bulan.organisasi, gangguan: [...bulan.organisasi.gangguan, row] } };
    },
  ],
  [
    'hari',
    'a leave',
    (bulan, range) => {
      const row = { ...range, cuti_id: 99, kategori: 'Cuti', hitungan: 'kalender' as const, setengah_hari: null };
      return { ...bulan, anggota: { ...bulan.anggota, cuti: [...bulan.anggota.cuti, row] } };
    },
  ],
])('%s: %s changes no day outside the range that it touches', { timeout }, (sebab, _, change) => {
  fc.assert(
    fc.property(randomBulan, fc.nat(30), fc.nat(2), (bulan, day, length) => {
      const range = rangeFrom(day, length);
      const touched = toTouchedRange(range, sebab);
      const outside = (days: ReturnType<typeof judge>) =>
        days.filter(({ tanggal }) => tanggal < touched.tgl_awal || touched.tgl_akhir < tanggal);
      expect(outside(judge(change(bulan, range)))).toEqual(outside(judge(bulan)));
    }),
    { numRuns },
  );
});
