import { parseMenit, type Menit } from '../../waktu/jam.ts';
import { TIPE_JADWAL, type TipeJadwal } from './jadwal.ts';
import { istirahatSejakTengahMalam, pulangSejakTengahMalam } from './sejak-tengah-malam.ts';

/** The hours of a row as they are filled in: times of day 'HH:mm:ss', those that are not there yet null. */
export type JamBaris = {
  jam_masuk: string | null;
  jam_pulang: string | null;
  istirahat_mulai?: string | null | undefined;
  istirahat_selesai?: string | null | undefined;
  durasi_menit?: Menit | null | undefined;
};

export type GalatJam =
  | 'jam_kosong'
  | 'pulang_sebelum_masuk'
  | 'istirahat_sebelah'
  | 'istirahat_terbalik'
  | 'istirahat_di_luar'
  | 'durasi_kosong'
  | 'durasi_melebihi'
  | 'durasi_bukan_fleksibel';

/** What is wrong with a row, and with which of what is filled in. */
export type SalahJam = { isian: keyof JamBaris; galat: GalatJam };

/** Why hours cannot be kept by their type, or null when they can (aturan/jadwal#jam-baris). */
export function checkJamBaris(tipe: TipeJadwal, baris: JamBaris): SalahJam | null {
  const { jam_masuk, jam_pulang, durasi_menit } = baris;
  if (jam_masuk === null || jam_pulang === null) {
    return { isian: jam_masuk === null ? 'jam_masuk' : 'jam_pulang', galat: 'jam_kosong' };
  }
  const isShift = tipe === TIPE_JADWAL.shift;
  const masuk = menitOf(jam_masuk);
  const pulang = isShift ? pulangSejakTengahMalam(menitOf(jam_pulang), masuk) : menitOf(jam_pulang);
  if (pulang <= masuk) return { isian: 'jam_pulang', galat: 'pulang_sebelum_masuk' };
  const istirahat = checkIstirahat(baris, { masuk, pulang, isShift });
  if (istirahat) return istirahat;
  if (tipe !== TIPE_JADWAL.fleksibel) {
    return durasi_menit ? { isian: 'durasi_menit', galat: 'durasi_bukan_fleksibel' } : null;
  }
  if (!durasi_menit) return { isian: 'durasi_menit', galat: 'durasi_kosong' };
  return durasi_menit > pulang - masuk ? { isian: 'durasi_menit', galat: 'durasi_melebihi' } : null;
}

function checkIstirahat(
  { istirahat_mulai, istirahat_selesai }: JamBaris,
  { masuk, pulang, isShift }: { masuk: Menit; pulang: Menit; isShift: boolean },
): SalahJam | null {
  if (!istirahat_mulai && !istirahat_selesai) return null;
  if (!istirahat_mulai || !istirahat_selesai) {
    return { isian: istirahat_mulai ? 'istirahat_selesai' : 'istirahat_mulai', galat: 'istirahat_sebelah' };
  }
  const [mulai = 0, selesai = 0] = [istirahat_mulai, istirahat_selesai].map((jam) =>
    isShift ? istirahatSejakTengahMalam(menitOf(jam), masuk) : menitOf(jam),
  );
  if (selesai <= mulai) return { isian: 'istirahat_selesai', galat: 'istirahat_terbalik' };
  return mulai < masuk || pulang < selesai ? { isian: 'istirahat_mulai', galat: 'istirahat_di_luar' } : null;
}

/** What is no time of day never gets here: the contract refuses it. */
const menitOf = (jam: string): Menit => parseMenit(jam) ?? 0;
