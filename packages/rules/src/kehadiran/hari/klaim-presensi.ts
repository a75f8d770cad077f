import type { Detik, Menit } from '../../waktu/jam.ts';
import type { JamKerja } from '../../jadwal/jam/jam-kerja.ts';
import type { Tanggal } from '../../waktu/tanggal.ts';
import { SEHARI_MENIT } from '../../waktu/sehari.ts';

/** A claim in force: whole-day presence (sehari), or the times it grants. */
export type KlaimPresensi = {
  presensi_klaim_id: number;
  jenis: string;
  tgl_mulai: Tanggal;
  tgl_selesai: Tanggal;
  sehari: boolean;
  jam_masuk: Menit | null;
  jam_pulang: Menit | null;
};

/** What claims grant a day: each side with the claim it comes from. */
export type HakKlaim = {
  sehari: boolean;
  masuk: { detik: Detik; presensi_klaim_id: number } | null;
  pulang: { detik: Detik; presensi_klaim_id: number } | null;
};

/**
 * What the claims on a work day grant (aturan/perbaikan#klaim): whole-day presence before times, each side from the
 * latest claim.
 */
export function judgeKlaim(klaim: readonly KlaimPresensi[], kerja: JamKerja): HakKlaim {
  const latest = klaim.toSorted((a, b) => b.presensi_klaim_id - a.presensi_klaim_id);
  const whole = latest.find((row) => row.sehari);
  if (whole) {
    const { presensi_klaim_id } = whole;
    return {
      sehari: true,
      masuk: { detik: kerja.masuk * 60, presensi_klaim_id },
      pulang: { detik: kerja.pulang * 60, presensi_klaim_id },
    };
  }
  const side = (field: 'jam_masuk' | 'jam_pulang') => {
    for (const { [field]: menit, presensi_klaim_id } of latest) {
      if (menit !== null) return { detik: toWindow(menit, kerja) * 60, presensi_klaim_id };
    }
    return null;
  };
  return { sehari: false, masuk: side('jam_masuk'), pulang: side('jam_pulang') };
}

/** A granted time before the day's window belongs to the next morning. */
function toWindow(menit: Menit, kerja: JamKerja): Menit {
  return menit < kerja.buka ? menit + SEHARI_MENIT : menit;
}
