import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { countMenitSeminggu } from '@hadir/rules/jadwal/jam/count-menit-seminggu.ts';
import { parseMenit } from '@hadir/rules/waktu/jam.ts';
import { isBerlaku, type HariPekan, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { JadwalRow, VersiRow } from '../dasar/jadwal.queries.ts';

type Norma = Pick<Jadwal, 'norma_menit' | 'norma_menit_ramadan'>;

/** Work hours as callers get them, with what holds on a date and else what comes next. */
export function toJadwalWire(row: JadwalRow & Norma, today: Tanggal): Jadwal {
  const versi = row.versi.map((one) => ({ ...one, menit_sepekan: countSepekan(row, one) }));
  return {
    ...row,
    is_milik_tenant: row.organisasi_id === null,
    berlaku: versi.find((one) => isBerlaku(one, today)) ?? versi.findLast((one) => one.tgl_mulai > today) ?? null,
    versi,
  };
}

/** The minutes due a week, by the same rule that a day is judged by. */
function countSepekan({ jadwal_id, nama, tipe_jadwal }: JadwalRow, versi: VersiRow): number | null {
  const baris = versi.baris.map((row) => ({
    hari: row.hari as HariPekan | 0,
    jam_masuk: parseMenit(row.jam_masuk) ?? 0,
    jam_pulang: parseMenit(row.jam_pulang) ?? 0,
    istirahat_mulai: parseMenit(row.istirahat_mulai ?? ''),
    istirahat_selesai: parseMenit(row.istirahat_selesai ?? ''),
    durasi_menit: row.durasi_menit,
  }));
  return countMenitSeminggu({ ...versi, jadwal_id, nama, tipe_jadwal: tipe_jadwal as TipeJadwal, baris });
}
