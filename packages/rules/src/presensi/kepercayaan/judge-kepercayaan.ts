import { toDayNumber } from '../../waktu/tanggal.ts';
import {
  ATURAN_BAWAAN,
  KURANG_BUTIR,
  LOMPATAN_NYATA,
  type AturanKepercayaan,
  type JenisButir,
} from './aturan-kepercayaan.ts';
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
  /** The event's own date, by which the age of an earlier photo is told. */
  tanggal: string;
  /** How far his selfie is from his enrolled face, where the machine found them not alike and nobody said otherwise. */
  wajah_beda: { jarak: number; ambang: number } | null;
};

/** One thing that speaks against an event, how much, and by what: each is told to who reviews it in a sentence of its own. */
export type ButirKepercayaan = {
  jenis: JenisButir;
  kurang: number;
  /** Of a jump how far, of a vague place how vague. */
  jarak_meter: number | null;
  /** Of a jump how long before; of a clock how far behind the server's. */
  detik: number | null;
  /** On how many earlier days. */
  hari: number | null;
  /** When the same photo was sent before. */
  tanggal: string | null;
  /** Of a face how far from the enrolled one, and from where on two are not alike. */
  jarak_wajah: number | null;
  ambang_wajah: number | null;
};

const butirOf = (jenis: JenisButir): ButirKepercayaan => ({
  jenis,
  kurang: KURANG_BUTIR[jenis],
  jarak_meter: null,
  detik: null,
  hari: null,
  tanggal: null,
  jarak_wajah: null,
  ambang_wajah: null,
});

/** Two pictures that differ in so few of 64 places are one picture. */
const SIDIK_SAMA = 3;
/** Metres a second of a kilometre an hour. */
const MPS = 1 / 3.6;

type Ambang = AturanKepercayaan['ambang'];

/**
 * How far an event may be believed, from 0 to 100, and what speaks against it, the heaviest first, of what the organisation
 * counts. It decides nothing: an event counts or waits as it did (aturan/presensi#kepercayaan).
 */
export function judgeKepercayaan(
  fakta: FaktaKepercayaan,
  { mati, ambang }: AturanKepercayaan = ATURAN_BAWAAN,
): { skor: number; butir: ButirKepercayaan[] } {
  const butir = [...tempatOf(fakta, ambang), ...gambarOf(fakta, ambang), ...jamOf(fakta, ambang)]
    .filter(({ jenis }) => !mati.includes(jenis))
    .toSorted((a, b) => b.kurang - a.kurang);
  const kurang = butir.reduce((sum, one) => sum + one.kurang, 0);
  return { skor: Math.max(0, 100 - kurang), butir };
}

function tempatOf(fakta: FaktaKepercayaan, ambang: Ambang): ButirKepercayaan[] {
  const { is_lokasi_palsu, perjalanan, hari_persis_sama, akurasi_meter } = fakta;
  const butir: ButirKepercayaan[] = [];
  if (is_lokasi_palsu) butir.push({ ...butirOf('lokasi_palsu') });
  if (perjalanan && perjalanan.jarak_meter > Math.max(LOMPATAN_NYATA, ambang.lompatan * MPS * perjalanan.detik))
    butir.push({ ...butirOf('lompatan'), ...perjalanan });
  if (hari_persis_sama >= ambang.persis_sama) butir.push({ ...butirOf('persis_sama'), hari: hari_persis_sama });
  if (akurasi_meter !== null && akurasi_meter > ambang.akurasi)
    butir.push({ ...butirOf('akurasi'), jarak_meter: akurasi_meter });
  return butir;
}

function gambarOf({ sidik, sidik_lama, tanggal, wajah_beda }: FaktaKepercayaan, ambang: Ambang): ButirKepercayaan[] {
  const butir: ButirKepercayaan[] = [];
  const sama =
    sidik === null
      ? undefined
      : sidik_lama.find(
          (lama) =>
            toDayNumber(tanggal) - toDayNumber(lama.tanggal) <= ambang.foto_sama &&
            jarakSidik(sidik, lama.sidik) <= SIDIK_SAMA,
        );
  if (sama) butir.push({ ...butirOf('foto_sama'), tanggal: sama.tanggal });
  if (wajah_beda)
    butir.push({
      ...butirOf('wajah_beda'),
      jarak_wajah: wajah_beda.jarak,
      ambang_wajah: wajah_beda.ambang,
    });
  return butir;
}

function jamOf(
  { is_jam_ragu, is_terlambat_dikirim, selisih_detik }: FaktaKepercayaan,
  ambang: Ambang,
): ButirKepercayaan[] {
  const butir: ButirKepercayaan[] = [];
  if (is_jam_ragu) butir.push({ ...butirOf('jam_ragu') });
  if (is_terlambat_dikirim) butir.push({ ...butirOf('terlambat_dikirim') });
  if (selisih_detik !== null && Math.abs(selisih_detik) > ambang.jam_bergeser * 60)
    butir.push({ ...butirOf('jam_bergeser'), detik: selisih_detik });
  return butir;
}
