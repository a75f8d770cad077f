import { countMenitBaris } from '@hadir/rules/jadwal/jam/jam-kerja.ts';
import type { TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { parseMenit } from '@hadir/rules/waktu/jam.ts';
import { durasiOf, type HariForm } from './hari-form.ts';

/** The work of one day in minutes without its break; of a fleksibel day what it owes. The day must have been checked. */
export const countMenitHari = (row: HariForm, tipe: TipeJadwal): number =>
  countMenitBaris({
    jam_masuk: menitOf(row.jam_masuk) ?? 0,
    jam_pulang: menitOf(row.jam_pulang) ?? 0,
    istirahat_mulai: menitOf(row.istirahat_mulai),
    istirahat_selesai: menitOf(row.istirahat_selesai),
    durasi_menit: durasiOf(row, tipe),
  });

const menitOf = (jam: string | null) => (jam === null ? null : parseMenit(jam));
