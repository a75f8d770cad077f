import { SEHARI_MENIT } from '@hadir/rules/waktu/sehari.ts';
import type { SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { judgeHariKerja, type HariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { addDays, eachDay, isBerlaku, toDayNumber, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { FaktaAnggotaTerbaca, FaktaOrganisasiTerbaca } from '../../kehadiran/hari/fakta.queries.ts';
import { toJamHari } from '../dasar/to-jam-hari.ts';

/** Eleven hours between two working days. */
const ISTIRAHAT_MENIT = 660;
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
    const istirahat_menit = countIstirahat(days.slice(index, index + 2), hari);
    const konflik: SelShift['konflik'] = [];
    if (istirahat_menit !== null && istirahat_menit < 0) konflik.push('tumpang_tindih');
    else if (istirahat_menit !== null && istirahat_menit < ISTIRAHAT_MENIT) konflik.push('istirahat_kurang');
    if (roster && !anggota.keanggotaan.some((row) => isBerlaku(row, tanggal))) konflik.push('bukan_anggota');
    if (roster && pilihan?.lapisan !== 'roster' && pilihan?.lapisan !== 'tukar-shift') konflik.push('tanpa_versi');
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
      konflik,
    };
  });
}

function countIstirahat(before: readonly HariKerja[], { tanggal, kerja }: HariKerja): number | null {
  const last = before.findLast((day) => day.kerja !== null);
  if (!kerja || !last?.kerja) return null;
  const between = (toDayNumber(tanggal) - toDayNumber(last.tanggal)) * SEHARI_MENIT;
  return between + kerja.masuk - last.kerja.pulang;
}
