import { KODE_PERAN } from '../akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '../kode/status-keanggotaan.ts';
import { STATUS_USER } from '../kode/status-user.ts';

/** The numbers by which the staff system and we both know people. */
const NOMOR_PTK = ['nuptk', 'nik', 'nip'] as const;
export type NomorPtk = Record<(typeof NOMOR_PTK)[number], string | null>;

/** An account of which some organisation records one of the numbers. */
export type CalonSambungan = {
  user_id: number;
  status: number;
  /** It has a password: somebody has made it his. */
  is_bersandi: boolean;
  /** A tenant's admin, or above the tenants. */
  is_pengelola: boolean;
  /** A member of each of these, with the numbers that it records. */
  keanggotaan: readonly (NomorPtk & { role: number; status: number })[];
};

type TolakSambungan =
  | 'tidak_dikenal'
  | 'lebih_dari_satu'
  | 'nomor_berbeda'
  | 'diblokir'
  | 'pengelola'
  | 'bukan_anggota'
  | 'belum_aktif';

/**
 * `masuk`: the account is somebody's, who must show once, by its password, that he is the same. `aktivasi`: it is nobody's
 * yet, and becomes his.
 */
export type Sambungan = { langkah: 'masuk' | 'aktivasi'; user_id: number } | { tolak: TolakSambungan };

/**
 * Which account is joined to somebody whom the staff system says to be known by these numbers (aturan/masuk-simpatika#sambungan).
 * Numbers are recorded by operators, who may err or lie: a number alone never opens an account that somebody uses.
 */
export function judgeSambungan(nomor: NomorPtk, calon: readonly CalonSambungan[]): Sambungan {
  const dikenal = calon.filter(({ keanggotaan }) => keanggotaan.some((one) => isSenomor(nomor, one)));
  if (dikenal.length === 0) return { tolak: 'tidak_dikenal' };
  const cocok = dikenal.filter(({ keanggotaan }) => !keanggotaan.some((one) => isBertentangan(nomor, one)));
  const [satu, lain] = cocok;
  if (!satu) return { tolak: 'nomor_berbeda' };
  if (lain) return { tolak: 'lebih_dari_satu' };
  return judgeAkun(satu);
}

function judgeAkun({ user_id, status, is_bersandi, is_pengelola, keanggotaan }: CalonSambungan): Sambungan {
  if (status === STATUS_USER.diblokir || status === STATUS_USER.ditolak) return { tolak: 'diblokir' };
  if (is_pengelola) return { tolak: 'pengelola' };
  const aktif = keanggotaan.filter((one) => one.status !== STATUS_KEANGGOTAAN.tidak_aktif);
  if (aktif.length === 0) return { tolak: 'bukan_anggota' };
  if (is_bersandi) return { langkah: 'masuk', user_id };
  // Whose activation no single operator may hand out, nobody gets by a number that a single operator wrote.
  const isSendiri = keanggotaan.length === 1 && keanggotaan[0]?.role === KODE_PERAN.user;
  return isSendiri ? { langkah: 'aktivasi', user_id } : { tolak: 'belum_aktif' };
}

const isSenomor = (a: NomorPtk, b: NomorPtk) =>
  NOMOR_PTK.some((jenis) => isNomor(a[jenis]) && same(a[jenis], b[jenis]));
const isBertentangan = (a: NomorPtk, b: NomorPtk) =>
  NOMOR_PTK.some((jenis) => isNomor(a[jenis]) && isNomor(b[jenis]) && !same(a[jenis], b[jenis]));

const digits = (nomor: string | null) => (nomor ?? '').replaceAll(/[ ./-]/g, '');
const same = (a: string | null, b: string | null) => digits(a) === digits(b);
/** Sixteen or eighteen digits; of one digit all through it stands for 'not known'. */
const isNomor = (nomor: string | null) =>
  /^([0-9]{16}|[0-9]{18})$/.test(digits(nomor)) && !/^(.)\1*$/.test(digits(nomor));
