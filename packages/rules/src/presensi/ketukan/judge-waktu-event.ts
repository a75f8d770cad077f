import { isDelayedInContact, type KontakSesi } from './kontak-sesi.ts';

/** When a tap says it was made; all in milliseconds, instants since the epoch. */
export type LaporanWaktu = {
  diterima: number;
  /** What the device's clock said. */
  waktu_klien: number;
  /** By how much the device says its clock is behind; only proposes the instant of a tap that waits for review. */
  selisih_jam: number | null;
  /** Sent later than it was made. */
  is_luring: boolean;
  /**
   * Of a tap made offline: what its instant rests on, with the contacts of all sessions of its person; null without a
   * time that the server signed for this session.
   */
  bertanda: { ditandatangani: number; sejak: number; kontak: readonly KontakSesi[] } | null;
  /** How late it may come, in hours. */
  luring_maks_jam: number;
};

export type PutusanWaktu = { waktu: number; sebab: 'jam' | 'tersambung' | null } | 'terlalu_lama';

const TOLERANSI = 2 * 60_000;
const JAM = 3_600_000;

/**
 * The instant an event counts at: its arrival when it was made online; offline the instant that the server signed plus
 * what the device counted since, refused when that is too long ago. Without a signed time, or with a count that leads
 * into the future, the clock is not to be trusted; a tap that was held back while there was contact is not either. Such
 * a tap waits for review, at the time that it claims where that is possible (aturan/presensi#luring).
 */
export function judgeWaktuEvent(laporan: LaporanWaktu): PutusanWaktu {
  const { diterima, waktu_klien, selisih_jam, is_luring, bertanda, luring_maks_jam } = laporan;
  if (!is_luring) return { waktu: diterima, sebab: null };

  const oldest = diterima - luring_maks_jam * JAM;
  if (bertanda === null) {
    const claimed = waktu_klien + (selisih_jam ?? 0);
    const isPossible = oldest <= claimed && claimed <= diterima;
    return { waktu: isPossible ? claimed : diterima, sebab: 'jam' };
  }
  const claimed = bertanda.ditandatangani + bertanda.sejak;
  if (claimed > diterima + TOLERANSI) return { waktu: diterima, sebab: 'jam' };
  if (claimed < oldest) return 'terlalu_lama';
  const waktu = Math.min(claimed, diterima);
  const isDelayed = bertanda.kontak.some((sesi) => isDelayedInContact(sesi, waktu, diterima));
  return { waktu, sebab: isDelayed ? 'tersambung' : null };
}
