import { SEBUTAN_LAPISAN } from '@hadir/contract/kehadiran/hari/sebutan-lapisan.ts';
import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { sebutKerja } from '@hadir/contract/jadwal/berlaku/sebut-kerja.ts';
import { ISTIRAHAT_SHIFT_MENIT, type KonflikShift } from '@hadir/rules/jadwal/shift/konflik-shift.ts';

export const SEBUTAN_KONFLIK: Record<KonflikShift, string> = {
  istirahat_kurang: `istirahat kurang dari ${sebutDurasi(ISTIRAHAT_SHIFT_MENIT)}`,
  tumpang_tindih: 'mulai sebelum shift sebelumnya selesai',
  bukan_anggota: 'bukan anggota pada tanggal ini',
  tanpa_versi: 'jam shiftnya belum berlaku pada tanggal ini',
  sedang_cuti: 'cutinya pada tanggal ini sudah disetujui',
};

/** What comes of a cell, by which layer, and how long the rest before it is. */
export function sebutSel(sel: SelShift): string {
  const { lapisan, istirahat_menit, konflik, is_cuti } = sel;
  const apa = sebutKerja(sel);
  const parts = [
    lapisan ? `${apa} menurut ${SEBUTAN_LAPISAN[lapisan]}` : apa,
    istirahat_menit !== null && istirahat_menit >= 0
      ? `istirahat ${sebutDurasi(istirahat_menit)} sejak kerja sebelumnya`
      : '',
    is_cuti && !konflik.includes('sedang_cuti') ? 'cuti disetujui' : '',
    ...konflik.map((one) => SEBUTAN_KONFLIK[one]),
  ];
  return parts.filter(Boolean).join(', ');
}
