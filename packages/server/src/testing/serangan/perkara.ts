import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { IZIN, type IzinTenant } from '@hadir/rules/akses/izin.ts';
import { PERAN_DIATUR } from '@hadir/rules/akses/izin-peran.ts';

/** What somebody is towards the organisation that is called at. */
const JENIS = [
  'anonim',
  'anggota',
  'kepala grup',
  'operator',
  'operator sebelah',
  'operator tenant lain',
  'admin',
  'admin tenant lain',
  'viewer',
  'pemantau tenant',
  'pemantau instansi',
  'pemantau sebelah',
  'super admin',
] as const;
export type Jenis = (typeof JENIS)[number];

/** The state of who calls: of his account, his membership, his assignment or his session; one thing at a time. */
export const KEADAAN = {
  aktif: {},
  'akun tidak aktif': { akun: STATUS_USER.tidak_aktif },
  'akun menunggu': { akun: STATUS_USER.menunggu },
  'akun ditolak': { akun: STATUS_USER.ditolak },
  'akun diblokir': { akun: STATUS_USER.diblokir },
  'belum aktivasi': { keanggotaan: STATUS_KEANGGOTAAN.belum_aktivasi },
  'keanggotaan tidak aktif': { keanggotaan: STATUS_KEANGGOTAAN.tidak_aktif },
  berakhir: { isBerakhir: true },
  'sesi berakhir': { isSesiBerakhir: true },
} as const satisfies Record<string, Keadaan>;
type NamaKeadaan = keyof typeof KEADAAN;
export type Keadaan = { akun?: number; keanggotaan?: number; isBerakhir?: true; isSesiBerakhir?: true };

export type Tempat = {
  status?: number;
  k_sumber_data?: 1 | 2;
  is_langganan?: boolean;
  /** Paid for until a day that has passed. */
  isLewat?: true;
  /** What the tenant changed of what its people may. */
  izin?: IzinTenant;
  /** The tenant asks a second factor of its admins and operators. */
  isFaktorWajib?: true;
};
/** A matrix of which nobody thought: every role holds every name or not as it falls, the same each time for a number. */
const izinAcak = (nomor: number): IzinTenant =>
  Object.fromEntries(
    PERAN_DIATUR.map((peran, baris) => [
      peran,
      Object.fromEntries(IZIN.map((nama, kolom) => [nama, acak(nomor * 1000 + baris * 100 + kolom)])),
    ]),
  );
const acak = (nomor: number) => Math.floor(Math.abs(Math.sin(nomor) * 10_000)) % 2 === 0;

/** The organisation that is called at, and its tenant: subscribed, general and active unless it says otherwise. */
export const TEMPAT: Record<string, Tempat> = {
  'instansi biasa': {},
  'tanpa langganan': { is_langganan: false },
  'langganan lewat': { isLewat: true },
  'terhubung berlangganan': { k_sumber_data: SUMBER_DATA.terhubung },
  'terhubung gratis': { k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false },
  'instansi tidak aktif': { status: STATUS_RECORD.tidak_aktif },
  'instansi menunggu': { status: STATUS_RECORD.menunggu },
  'instansi diblokir': { status: STATUS_RECORD.diblokir },
  'faktor kedua wajib': { isFaktorWajib: true },
  'izin tenant diubah': {
    izin: {
      user: { 'cuti-ajuan.index': false, 'jadwal.index': true },
      operator: { 'jadwal.index': false, 'pengaturan.tenant-detail': true },
      admin: { 'hari-libur.index': false, 'organisasi.index': false },
      pemantau: { 'presensi-rekap.index': false },
      viewer: { 'user.index': false },
      super_admin: { 'user.index': false },
    },
  },
  'izin acak 1': { izin: izinAcak(1) },
  'izin acak 2': { izin: izinAcak(2) },
  'izin acak 3': { izin: izinAcak(3) },
};

/** Somebody in one state at one place, whose call is judged. */
export type Orang = { jenis: Jenis; keadaan: NamaKeadaan; tempat: string };

export const isAnggota = (jenis: Jenis) =>
  jenis === 'anggota' || jenis === 'kepala grup' || jenis.startsWith('operator');
export const isPemantau = (jenis: Jenis) => jenis.startsWith('pemantau');

/** Everybody in every state that he can be in, at every place. */
export function listOrang(): Orang[] {
  return Object.keys(TEMPAT).flatMap((tempat) =>
    JENIS.flatMap((jenis) =>
      (Object.keys(KEADAAN) as NamaKeadaan[])
        .filter((keadaan) => canBe(jenis, KEADAAN[keadaan]))
        .map((keadaan) => ({ jenis, keadaan, tempat })),
    ),
  );
}

function canBe(jenis: Jenis, { akun, keanggotaan, isBerakhir, isSesiBerakhir }: Keadaan): boolean {
  if (keanggotaan !== undefined) return isAnggota(jenis);
  if (isBerakhir) return isAnggota(jenis) || isPemantau(jenis);
  return jenis !== 'anonim' || (akun === undefined && !isSesiBerakhir);
}
