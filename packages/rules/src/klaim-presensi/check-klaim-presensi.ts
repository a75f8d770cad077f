import { toMenit, type Detik } from '../waktu/jam.ts';
import { judgeRentang } from '../kehadiran/judge-rentang.ts';
import type { FaktaAnggota, FaktaOrganisasi } from '../kehadiran/fakta-kehadiran.ts';
import type { Tanggal } from '../waktu/tanggal.ts';
import { toWaktuLokal, type WaktuLokal } from '../waktu/waktu-lokal.ts';
import type { KlaimPresensi } from '../kehadiran/hari/klaim-presensi.ts';

export type KlaimRefusal =
  /** On that date the member would leave before he came, by the claimed times or beside a recorded one. */
  | { reason: 'pulang_sebelum_masuk'; tanggal: Tanggal }
  /** A time that has not come yet. */
  | { reason: 'belum_tiba'; sisi: 'jam_masuk' | 'jam_pulang' };

/**
 * Why a claim, its dates in their order and what it asks for sound (`checkIsiKlaim`), cannot be filed for a member, or null
 * when it can; the facts must reach as far as toRentangFakta says.
 */
export function checkKlaimPresensi(
  organisasi: FaktaOrganisasi,
  anggota: FaktaAnggota,
  klaim: KlaimPresensi,
  sekarang: WaktuLokal,
): KlaimRefusal | null {
  const range = { tgl_awal: klaim.tgl_mulai, tgl_akhir: klaim.tgl_selesai };
  const withIt = { ...anggota, klaim: [...anggota.klaim, klaim] };
  for (const { tanggal, jam_masuk, jam_pulang, penjelasan } of judgeRentang(organisasi, withIt, range, 0).hari) {
    const taken = penjelasan.klaim.find((row) => row.presensi_klaim_id === klaim.presensi_klaim_id);
    if (!taken || (taken.masuk === null && taken.pulang === null)) continue;
    // A whole day is granted as one, on its own day too.
    if (!klaim.sehari) {
      const isAhead = (detik: Detik | null) => detik !== null && toWaktuLokal(tanggal, detik) > sekarang;
      if (taken.masuk !== null && isAhead(jam_masuk)) return { reason: 'belum_tiba', sisi: 'jam_masuk' };
      if (taken.pulang !== null && isAhead(jam_pulang)) return { reason: 'belum_tiba', sisi: 'jam_pulang' };
    }
    if (jam_masuk !== null && jam_pulang !== null && toMenit(jam_pulang) < toMenit(jam_masuk)) {
      return { reason: 'pulang_sebelum_masuk', tanggal };
    }
  }
  return null;
}
