import type { Peran } from './peran.ts';

/** The permissions (aturan/akses#izin). */
export const IZIN = [
  'organisasi.index',
  'user.index',
  'jadwal.index',
  'periode-laporan.index',
  'skor-presensi.index',
  'hari-libur.index',
  'perangkat.index',
  'atribut.index',
  'group.index',
  'mutasi.index',
  'cuti-saldo.index',
  'cuti-kategori.index',
  'cuti-ajuan.index',
  'presensi.daftar-presensi',
  'presensi.daftar-presensi-verval',
  'presensi-rekap.index',
  'presensi-rekap.ketidakhadiran',
  'presensi.persentase-kehadiran',
  'presensi-manual.index',
  'presensi-klaim.index',
  'kuesioner.index',
  'log.index',
  'kuota.index',
  'pengaturan.tenant-detail',
] as const;
export type Izin = (typeof IZIN)[number];

/**
 * Access keys of routes and calls that are no permission themselves, and the one each stands for
 * (aturan/akses#izin). `member` is anyone who may enter the organisation.
 */
export const ACCESS_KEYS = {
  'cuti.index': 'cuti-ajuan.index',
  'cuti.show': 'cuti-ajuan.index',
  'perangkat.show': 'perangkat.index',
  'group.show': 'group.index',
  'jadwal.show': 'jadwal.index',
  'jadwal.jadwal-kerja': 'jadwal.index',
  'user.show': 'user.index',
  'organisasi.show': 'member',
  'presensi.generate-rekap': 'presensi-rekap.index',
} as const satisfies Record<string, Izin | 'member'>;
export type AccessKey = keyof typeof ACCESS_KEYS;
export type NamaIzin = Izin | AccessKey;

/** What a plain user holds by default, for his own rows. */
const IZIN_USER: readonly Izin[] = ['presensi.daftar-presensi', 'cuti-ajuan.index', 'kuesioner.index'];
/** Of the tenant, not of one organisation. */
const IZIN_TENANT: readonly Izin[] = ['pengaturan.tenant-detail'];

/** The permission that a key asks for; `member` is anyone who may enter. */
export const izinOf = (nama: NamaIzin): Izin | 'member' =>
  nama in ACCESS_KEYS ? ACCESS_KEYS[nama as AccessKey] : (nama as Izin);

/** Per tenant, what the super admin changed at Kelola Akses: role → name → held or not. */
export type IzinTenant = Partial<Record<Peran, Partial<Record<Izin, boolean>>>>;

/** What a role holds in a tenant that changed nothing. */
export function isIzinBawaan(peran: Peran, izin: Izin): boolean {
  if (peran === 'user') return IZIN_USER.includes(izin);
  if (peran === 'operator') return !IZIN_TENANT.includes(izin);
  return true;
}

/**
 * Whether a name lets in whom `holds` says which permissions he holds (aturan/akses#izin): a dash alone is denied, an
 * empty name is allowed, a key is asked as the permission that it stands for.
 */
export function isNamaDipegang(nama: NamaIzin | '-' | '', holds: (izin: Izin) => boolean): boolean {
  if (nama === '') return true;
  if (nama === '-') return false;
  const izin = izinOf(nama);
  return izin === 'member' || holds(izin);
}

/** Whether a role holds a permission in a tenant: there is a default per role, changed per tenant (aturan/akses#izin). */
export const hasIzin = (peran: Peran, nama: NamaIzin | '-' | '', overrides: IzinTenant = {}): boolean =>
  isNamaDipegang(nama, (izin) => peran === 'super_admin' || (overrides[peran]?.[izin] ?? isIzinBawaan(peran, izin)));

/** Every permission, and whether a role holds it in a tenant. */
export const daftarIzin = (peran: Peran, overrides?: IzinTenant): { name: Izin; value: boolean }[] =>
  IZIN.map((name) => ({ name, value: hasIzin(peran, name, overrides) }));
