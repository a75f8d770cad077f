import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { countIstirahatShift, isCutiPenuh, judgeKonflikShift } from '@hadir/rules/jadwal/shift/konflik-shift.ts';
import { addDays, eachDay, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { FaktaAnggotaTerbaca, FaktaOrganisasiTerbaca } from '../../kehadiran/hari/fakta.queries.ts';
import { toJamHari } from '../dasar/to-jam-hari.ts';

/** A member's dates as the roster's grid shows them. The facts must reach two dates before the range. */
export function toSelShift(
  organisasi: FaktaOrganisasiTerbaca,
  anggota: FaktaAnggotaTerbaca,
  range: TanggalRange,
): SelShift[] {
  const days = eachDay({ tgl_awal: addDays(range.tgl_awal, -2), tgl_akhir: range.tgl_akhir }).map((tanggal) =>
    judgeHariKerja(organisasi, anggota, tanggal),
  );
  return days.slice(2).map((hari, index) => {
    const { tanggal, pilihan, kerja, libur } = hari;
    const roster = anggota.jadwalShift.find((row) => row.tanggal === tanggal);
    const istirahat_menit = countIstirahatShift(days.slice(index, index + 2), hari);
    const sel = { tanggal, pilihan, kerja, istirahat_menit, is_roster: roster !== undefined };
    return {
      tanggal,
      jadwal_shift_id: roster?.jadwal_shift_id ?? null,
      roster_jadwal_id: roster?.jadwal_id ?? null,
      lapisan: pilihan?.lapisan ?? null,
      jadwal_id: pilihan?.jadwal?.jadwal_id ?? null,
      nama: pilihan?.jadwal?.nama ?? null,
      jam: toJamHari(kerja),
      sebab_libur: libur?.sebab ?? null,
      istirahat_menit,
      konflik: judgeKonflikShift(sel, anggota),
      is_cuti: isCutiPenuh(anggota.cuti, tanggal),
    };
  });
}
