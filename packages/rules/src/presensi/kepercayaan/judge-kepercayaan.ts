import { jarakSidik } from './jarak-sidik.ts';

/** What is known of an event beside what its day is judged by (aturan/presensi#kepercayaan). */
export type FaktaKepercayaan = {
  akurasi_meter: number | null;
  is_lokasi_palsu: boolean;
  /** The instant that it claims rests on no trustworthy clock, or its device was slow to send it for no reason. */
  is_jam_ragu: boolean;
  is_terlambat_dikirim: boolean;
  /** By how many seconds the device's clock differs from the server's at their last contact; null where it was not told. */
  selisih_detik: number | null;
  /** The way from the member's last known place to this one, and how long it was ago. */
  perjalanan: { jarak_meter: number; detik: number } | null;
  /** On how many earlier days the member stood at the very same coordinates, to the last digit. */
  hari_persis_sama: number;
  /** What his photo looks like, and his earlier ones with their dates, the latest first. */
  sidik: string | null;
  sidik_lama: readonly { sidik: string; tanggal: string }[];
};

export const JENIS_BUTIR = [
  'foto_sama',
  'lokasi_palsu',
  'lompatan',
  'persis_sama',
  'jam_ragu',
  'terlambat_dikirim',
  'akurasi',
  'jam_bergeser',
] as const;

/** One thing that speaks against an event, how much, and by what: each is told to who reviews it in a sentence of its own. */
export type ButirKepercayaan = {
  jenis: (typeof JENIS_BUTIR)[number];
  kurang: number;
  /** Of a jump how far, of a vague place how vague. */
  jarak_meter: number | null;
  /** Of a jump how long before; of a clock how far behind the server's. */
  detik: number | null;
  /** On how many earlier days. */
  hari: number | null;
  /** When the same photo was sent before. */
  tanggal: string | null;
};

const KOSONG = { jarak_meter: null, detik: null, hari: null, tanggal: null };

/** Faster than a car on an open road, in metres a second: no one came that way. A flight takes longer to board than this. */
const SECEPAT = 42;
/** Nearer than this a jump is the wandering of the instrument. */
const JARAK_NYATA = 2_000;
/** A phone's place is never the same to the last digit for long; so many days are no chance. */
const HARI_PERSIS = 3;
const AKURASI_BURUK = 500;
/** Two pictures that differ in so few of 64 places are one picture. */
const SIDIK_SAMA = 3;
const JAM_BERGESER = 300;

/**
 * How far an event may be believed, from 0 to 100, and what speaks against it, the heaviest first. It decides nothing: an
 * event counts or waits as it did (aturan/presensi#kepercayaan).
 */
export function judgeKepercayaan(fakta: FaktaKepercayaan): { skor: number; butir: ButirKepercayaan[] } {
  const butir = [...tempatOf(fakta), ...fotoOf(fakta), ...jamOf(fakta)].toSorted((a, b) => b.kurang - a.kurang);
  const kurang = butir.reduce((sum, one) => sum + one.kurang, 0);
  return { skor: Math.max(0, 100 - kurang), butir };
}

function tempatOf(fakta: FaktaKepercayaan): ButirKepercayaan[] {
  const { is_lokasi_palsu, perjalanan, hari_persis_sama, akurasi_meter } = fakta;
  const butir: ButirKepercayaan[] = [];
  if (is_lokasi_palsu) butir.push({ ...KOSONG, jenis: 'lokasi_palsu', kurang: 50 });
  if (perjalanan && perjalanan.jarak_meter > Math.max(JARAK_NYATA, SECEPAT * perjalanan.detik))
    butir.push({ ...KOSONG, jenis: 'lompatan', kurang: 40, ...perjalanan });
  if (hari_persis_sama >= HARI_PERSIS)
    butir.push({ ...KOSONG, jenis: 'persis_sama', kurang: 25, hari: hari_persis_sama });
  if (akurasi_meter !== null && akurasi_meter > AKURASI_BURUK)
    butir.push({ ...KOSONG, jenis: 'akurasi', kurang: 15, jarak_meter: akurasi_meter });
  return butir;
}

function fotoOf({ sidik, sidik_lama }: FaktaKepercayaan): ButirKepercayaan[] {
  const sama = sidik === null ? undefined : sidik_lama.find((lama) => jarakSidik(sidik, lama.sidik) <= SIDIK_SAMA);
  return sama ? [{ ...KOSONG, jenis: 'foto_sama', kurang: 60, tanggal: sama.tanggal }] : [];
}

function jamOf({ is_jam_ragu, is_terlambat_dikirim, selisih_detik }: FaktaKepercayaan): ButirKepercayaan[] {
  const butir: ButirKepercayaan[] = [];
  if (is_jam_ragu) butir.push({ ...KOSONG, jenis: 'jam_ragu', kurang: 25 });
  if (is_terlambat_dikirim) butir.push({ ...KOSONG, jenis: 'terlambat_dikirim', kurang: 20 });
  if (selisih_detik !== null && Math.abs(selisih_detik) > JAM_BERGESER)
    butir.push({ ...KOSONG, jenis: 'jam_bergeser', kurang: 10, detik: selisih_detik });
  return butir;
}
