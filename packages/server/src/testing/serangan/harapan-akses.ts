import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { ErrorCode } from '@hadir/contract/errors.ts';
import type { Endpoint } from '@hadir/contract/kit/endpoint.ts';
import { ACCESS_KEYS, type Izin, type IzinTenant } from '@hadir/rules/akses/izin.ts';
import type { Peran } from '@hadir/rules/akses/peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import {
  isAnggota,
  isPemantau,
  KEADAAN,
  TEMPAT,
  type Jenis,
  type Keadaan,
  type Orang,
  type Tempat,
} from './perkara.ts';

const LUAR: readonly Jenis[] = ['operator tenant lain', 'admin tenant lain'];
const SETENANT: readonly Jenis[] = ['anggota', 'kepala grup', 'operator', 'operator sebelah', 'admin'];
const SEINSTANSI: readonly Jenis[] = ['anggota', 'kepala grup', 'operator'];
const DI_ATAS: readonly Jenis[] = ['viewer', 'super admin'];

const PERAN: Record<Exclude<Jenis, 'anonim'>, Peran> = {
  anggota: 'user',
  'kepala grup': 'user',
  operator: 'operator',
  'operator sebelah': 'operator',
  'operator tenant lain': 'operator',
  admin: 'admin',
  'admin tenant lain': 'admin',
  viewer: 'viewer',
  'pemantau tenant': 'pemantau',
  'pemantau instansi': 'pemantau',
  'pemantau sebelah': 'pemantau',
  'super admin': 'super_admin',
};

/**
 * What docs/aturan/akses.md and a call's declaration say of somebody who makes it: 'boleh', or why not. Written from
 * them alone and not from the guard, so that the two can be held against each other. `isDiri`: whom the path names is
 * he himself, undefined where it names nobody.
 */
export function harapanAkses(endpoint: Endpoint, orang: Orang, isDiri: boolean | undefined): 'boleh' | ErrorCode {
  if (endpoint.scope === 'public') return 'boleh';
  const { jenis } = orang;
  const keadaan: Keadaan = KEADAAN[orang.keadaan];
  const tempat = TEMPAT[orang.tempat] ?? {};
  if (jenis === 'anonim') return 'auth.sign_in_required';
  if (keadaan.isSesiBerakhir) return 'auth.session_expired';
  if (keadaan.akun === STATUS_USER.ditolak || keadaan.akun === STATUS_USER.diblokir) return 'auth.account_blocked';
  const penutupan = sebabTutup(jenis, keadaan, tempat);
  if (penutupan) return penutupan;
  if (isFaktorKurang(jenis, keadaan, tempat) && !endpoint.beforeFaktor) return 'faktor.required';
  if (!isDalamLingkup(endpoint, jenis, keadaan)) return 'input.not_found';

  const mati = sebabMati(jenis, keadaan);
  if (mati) {
    if (!endpoint.whenInactive || isDiri === false || !isMilik(endpoint, jenis)) return mati;
  }
  const peran = mati ? 'user' : peranDi(endpoint, jenis, tempat);
  const isTentangDiri = endpoint.access === 'user.show' && isDiri === true;
  const isTerbukaBagiAnggota = endpoint.who === 'own' || endpoint.alsoMembers === true;
  const isKlaimSendiri = endpoint.access === 'presensi-klaim.index' && isTerbukaBagiAnggota && peran === 'user';
  if (endpoint.scope === 'organisasi' && !isTerbuka(endpoint, tempat, peran)) return 'tempat.ditutup';
  if (!isUntuk(endpoint, peran)) return 'akses.denied';
  if (!isTentangDiri && !isKlaimSendiri && !isDiizinkan(endpoint, peran, izinDi(endpoint, jenis, tempat)))
    return 'akses.denied';

  if (endpoint.scope === 'organisasi' && isTerkunci(endpoint, tempat, peran)) return 'langganan.locked';
  // aturan/akses#pemantau: nobody here was granted anything by name.
  return endpoint.peka && peran === 'pemantau' && isDiri !== true ? 'akses.hak_pantau' : 'boleh';
}

/** aturan/tenant#penutupan: who belongs to nothing but the organisation that is called at, or was given nothing else. */
function sebabTutup(jenis: Jenis, { isBerakhir }: Keadaan, { status }: Tempat): ErrorCode | undefined {
  const isDiberiItuSaja = jenis === 'pemantau instansi' && !isBerakhir;
  if (!SEINSTANSI.includes(jenis) && !isDiberiItuSaja) return undefined;
  if (status === STATUS_RECORD.tidak_aktif) return 'penutupan.tidak_aktif';
  if (status === STATUS_RECORD.menunggu) return 'penutupan.menunggu';
  return status === STATUS_RECORD.diblokir ? 'penutupan.diblokir' : undefined;
}

/** aturan/akses#faktor-kedua; nobody here has one. */
function isFaktorKurang(jenis: Jenis, { keanggotaan }: Keadaan, { isFaktorWajib }: Tempat): boolean {
  const isOperator = jenis === 'operator' || jenis === 'operator sebelah';
  const isWajib = jenis === 'admin' || (isOperator && keanggotaan !== STATUS_KEANGGOTAAN.tidak_aktif);
  return isFaktorWajib === true && isWajib;
}

/** aturan/akses#lingkup: what is not his does not exist for him. */
function isDalamLingkup({ scope, alsoMembers }: Endpoint, jenis: Jenis, { isBerakhir }: Keadaan): boolean {
  if (scope === 'user' || DI_ATAS.includes(jenis)) return true;
  if (LUAR.includes(jenis)) return false;
  if (isPemantau(jenis)) {
    if (isBerakhir) return false;
    if (jenis === 'pemantau tenant') return true;
    return scope === 'tenant' ? alsoMembers === true : jenis === 'pemantau instansi';
  }
  return scope === 'tenant' || jenis !== 'operator sebelah';
}

/** aturan/akses#tidak-aktif: why nothing is left to him but what is about himself. */
function sebabMati(jenis: Jenis, { akun, keanggotaan, isBerakhir }: Keadaan): ErrorCode | undefined {
  if (akun !== undefined) return 'akun.inactive';
  const isGone = isAnggota(jenis) && (keanggotaan === STATUS_KEANGGOTAAN.tidak_aktif || isBerakhir === true);
  return isGone ? 'anggota.inactive' : undefined;
}

/** Where rows about himself can be at all. */
function isMilik({ scope }: Endpoint, jenis: Jenis): boolean {
  if (scope === 'organisasi') return SEINSTANSI.includes(jenis);
  return scope === 'user' || SETENANT.includes(jenis);
}

/** Outside an organisation an operator is one only through an organisation that is active. */
function peranDi(
  { scope }: Endpoint,
  jenis: Exclude<Jenis, 'anonim'>,
  { status = STATUS_RECORD.aktif }: Tempat,
): Peran {
  const isOperatorMati = jenis === 'operator' && scope !== 'organisasi' && status !== STATUS_RECORD.aktif;
  return isOperatorMati ? 'user' : PERAN[jenis];
}

/** aturan/akses#siapa and #tingkat. */
function isUntuk({ method, writes, ofOneself, who, scope, alsoMembers }: Endpoint, peran: Peran): boolean {
  const isMengubah = writes ?? method !== 'GET';
  if (isMengubah && !ofOneself && (peran === 'viewer' || peran === 'pemantau')) return false;
  if (who === 'operator') return ['operator', 'admin', 'super_admin', 'viewer'].includes(peran);
  if (who === 'tenant-admin') return ['admin', 'super_admin', 'viewer'].includes(peran);
  if (who === 'super-admin') return ['super_admin', 'viewer'].includes(peran);
  if (who === 'reader' && scope === 'tenant' && !alsoMembers) return peran !== 'user' && peran !== 'operator';
  return true;
}

/** A tenant's changes hold in it and for its own people; a call about oneself is nowhere else. */
function izinDi({ scope }: Endpoint, jenis: Jenis, { izin = {} }: Tempat): IzinTenant {
  return scope === 'user' && !SETENANT.includes(jenis) ? {} : izin;
}

/** What aturan/akses#izin says. */
function isDiizinkan({ access }: Endpoint, peran: Peran, izin: IzinTenant): boolean {
  if (access === null || peran === 'super_admin') return true;
  const diterjemahkan: Record<string, string> = ACCESS_KEYS;
  const nama = diterjemahkan[access] ?? access;
  if (nama === 'member') return true;
  const diubah = izin[peran]?.[nama as Izin];
  if (diubah !== undefined) return diubah;
  if (peran === 'user') return ['presensi.daftar-presensi', 'cuti-ajuan.index', 'kuesioner.index'].includes(nama);
  return peran !== 'operator' || nama !== 'pengaturan.tenant-detail';
}

/** aturan/tenant#penutupan: one that is closed is open to those above it, one that waits for its own calls alone. */
function isTerbuka({ whenClosed }: Endpoint, { status = STATUS_RECORD.aktif }: Tempat, peran: Peran): boolean {
  if (status === STATUS_RECORD.aktif) return true;
  if (peran !== 'super_admin' && peran !== 'admin') return false;
  if (whenClosed || status === STATUS_RECORD.tidak_aktif) return true;
  return status === STATUS_RECORD.diblokir && peran === 'super_admin';
}

/** What aturan/akses#edisi says. */
function isTerkunci(
  { locked }: Endpoint,
  { k_sumber_data, is_langganan = true, isLewat }: Tempat,
  peran: Peran,
): boolean {
  if (peran === 'super_admin' || peran === 'admin' || (is_langganan && !isLewat)) return false;
  return locked === 'premium' || (locked === 'linked' && k_sumber_data === SUMBER_DATA.terhubung);
}
