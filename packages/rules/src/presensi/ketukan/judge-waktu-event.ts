import { isDelayedInContact, JEDA_KONTAK, type KontakSesi } from './kontak-sesi.ts';

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
   * What its instant rests on, with the contacts of all sessions of its person (of a tap made online none are asked for);
   * null without a time that the server signed for this session.
   */
  bertanda: { ditandatangani: number; sejak: number; kontak: readonly KontakSesi[] } | null;
  /** How late it may come, in hours. */
  luring_maks_jam: number;
};

/** The instant that counts, whether it counts as made offline, and why it waits for review. */
export type PutusanWaktu = { waktu: number; is_luring: boolean; sebab: 'jam' | 'tersambung' | null } | 'terlalu_lama';

/** How long a tap is on its way as made online, in ms: then the screen says that it is kept, and at what time. */
export const LAMA_DARING = 6000;

const TOLERANSI = 2 * 60_000;
const JAM = 3_600_000;

/**
 * The instant an event counts at. Made online: its arrival, or the press where that is proven and less than a minute ago;
 * what took longer than the phone waits says that it was offline. Made offline: the instant that the server signed plus
 * what the device counted since, refused when that is too long ago. Without a signed time, or with a count that leads
 * into the future, the clock is not to be trusted; a tap that was held back while there was contact is not either. Such
 * a tap waits for review, at the time that it claims where that is possible (aturan/presensi#luring).
 */
export function judgeWaktuEvent(laporan: LaporanWaktu): PutusanWaktu {
  return laporan.is_luring ? judgeLuring(laporan) : judgeDaring(laporan);
}

function judgeDaring({ diterima, bertanda }: LaporanWaktu): PutusanWaktu {
  const lama = bertanda === null ? 0 : diterima - (bertanda.ditandatangani + bertanda.sejak);
  const isProven = lama > 0 && lama <= JEDA_KONTAK;
  return isProven
    ? { waktu: diterima - lama, is_luring: lama > LAMA_DARING, sebab: null }
    : { waktu: diterima, is_luring: false, sebab: null };
}

function judgeLuring({ diterima, waktu_klien, selisih_jam, bertanda, luring_maks_jam }: LaporanWaktu): PutusanWaktu {
  const is_luring = true;
  const oldest = diterima - luring_maks_jam * JAM;
  if (bertanda === null) {
    const claimed = waktu_klien + (selisih_jam ?? 0);
    const isPossible = oldest <= claimed && claimed <= diterima;
    return { waktu: isPossible ? claimed : diterima, is_luring, sebab: 'jam' };
  }
  const claimed = bertanda.ditandatangani + bertanda.sejak;
  if (claimed > diterima + TOLERANSI) return { waktu: diterima, is_luring, sebab: 'jam' };
  if (claimed < oldest) return 'terlalu_lama';
  const waktu = Math.min(claimed, diterima);
  const isDelayed = bertanda.kontak.some((sesi) => isDelayedInContact(sesi, waktu, diterima));
  return { waktu, is_luring, sebab: isDelayed ? 'tersambung' : null };
}
