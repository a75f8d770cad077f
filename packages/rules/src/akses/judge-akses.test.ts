import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SUMBER_DATA } from './is-terhubung.ts';
import { STATUS_RECORD } from '../kode/status-record.ts';
import { KODE_PERAN } from './kode-peran.ts';
import { describe, expect, test } from 'vitest';
import { judgeAkses, type TolakAkses } from './judge-akses.ts';
import type { Panggilan } from './panggilan.ts';
import type { Pelaku } from './pelaku.ts';
import type { Peran } from './peran.ts';

const [AKU, REKAN, TENANT] = [1, 2, 7];
const HARI_INI = '2026-03-16';
const tugas = { organisasi_id: 9, tgl_mulai: '2026-03-01', tgl_selesai: '2026-03-31' };
const madrasah = {
  organisasi_id: 9,
  tenant_id: TENANT,
  k_sumber_data: SUMBER_DATA.umum,
  is_langganan: true,
  tgl_berlaku_akhir: null,
  status: STATUS_RECORD.aktif,
  role: KODE_PERAN.user,
  status_anggota: STATUS_KEANGGOTAAN.aktif,
  tgl_selesai: 'infinity',
} as const;
const guru: Pelaku = {
  user_id: AKU,
  tenant_id: TENANT,
  status: STATUS_USER.aktif,
  is_admin: false,
  is_super_admin: false,
  is_viewer: false,
  is_pemantau: false,
  hak_pantau: [],
  keanggotaan: [],
  tugas: [],
  organisasi: madrasah,
  tenant: { tenant_id: TENANT, status: STATUS_RECORD.aktif, izin: {} },
};
const di = (more: Partial<NonNullable<Pelaku['organisasi']>>): Partial<Pelaku> => ({
  organisasi: { ...madrasah, ...more },
});
const bukanAnggota = di({ role: null, status_anggota: null, tgl_selesai: null });

/** Each of them as he stands in the madrasah. */
const ORANG: Record<string, Pelaku> = {
  guru,
  operator: { ...guru, ...di({ role: KODE_PERAN.operator }) },
  admin: { ...guru, ...bukanAnggota, is_admin: true },
  'super admin': { ...guru, ...bukanAnggota, tenant_id: null, is_super_admin: true },
  viewer: { ...guru, ...bukanAnggota, tenant_id: null, is_viewer: true },
  pemantau: { ...guru, ...bukanAnggota, tenant_id: null, is_pemantau: true, tugas: [tugas] },
  'guru dari tenant lain': { ...guru, ...bukanAnggota, tenant_id: TENANT + 1 },
  'admin dari tenant lain': { ...guru, ...bukanAnggota, tenant_id: TENANT + 1, is_admin: true },
  'rekan setenant': { ...guru, ...bukanAnggota },
  'guru yang keluar': { ...guru, ...di({ tgl_selesai: '2026-03-15' }) },
  'operator yang dinonaktifkan': {
    ...guru,
    ...di({ role: KODE_PERAN.operator, status_anggota: STATUS_KEANGGOTAAN.tidak_aktif }),
  },
  'admin yang akunnya mati': { ...guru, ...bukanAnggota, is_admin: true, status: STATUS_USER.tidak_aktif },
  'guru yang akunnya mati': { ...guru, status: STATUS_USER.tidak_aktif },
};

const baca: Panggilan = { scope: 'organisasi', who: 'own', access: null, locked: 'no', isMenulis: false };
const tulis: Panggilan = { ...baca, isMenulis: true };
const asked = (siapa: string, panggilan: Panggilan, more: Partial<Pelaku> = {}, user_id: number | null = null) => {
  const judged = judgeAkses(panggilan, { ...(ORANG[siapa] as Pelaku), ...more }, { today: HARI_INI, user_id });
  return 'peran' in judged ? judged.peran : judged.tolak;
};
type Kalimat = [siapa: string, jawab: Peran | TolakAkses][];

describe('who one is in an organisation', () => {
  test.each<Kalimat[number]>([
    ['guru', 'user'],
    ['operator', 'operator'],
    ['admin', 'admin'],
    ['super admin', 'super_admin'],
    ['viewer', 'viewer'],
    ['pemantau', 'pemantau'],
    ['guru dari tenant lain', 'input.not_found'],
    ['admin dari tenant lain', 'input.not_found'],
    ['rekan setenant', 'input.not_found'],
    ['guru yang keluar', 'anggota.inactive'],
    ['operator yang dinonaktifkan', 'anggota.inactive'],
    ['guru yang akunnya mati', 'akun.inactive'],
    ['admin yang akunnya mati', 'akun.inactive'],
  ])('%s: %s', (siapa, jawab) => expect(asked(siapa, baca)).toBe(jawab));

  test('a place that is not there is not found, whoever asks', () => {
    expect(asked('super admin', baca, { organisasi: null })).toBe('input.not_found');
    expect(asked('super admin', { ...baca, scope: 'tenant' }, { tenant: null })).toBe('input.not_found');
  });

  test.each([
    ['before his first day', [{ ...tugas, tgl_mulai: '2026-03-17' }]],
    ['after his last', [{ ...tugas, tgl_selesai: '2026-03-15' }]],
    ['of another organisation', [{ ...tugas, organisasi_id: 10 }]],
    ['of none', []],
  ])('a monitor %s finds nothing', (_, semua) => {
    expect(asked('pemantau', baca, { tugas: semua })).toBe('input.not_found');
  });
});

test('what counts of somebody is not replaced by the rest of him where it does not reach', () => {
  const juga = { tenant_id: TENANT, is_admin: true };
  expect(asked('pemantau', baca, juga)).toBe('pemantau');
  expect(asked('pemantau', baca, { ...juga, tugas: [] })).toBe('input.not_found');
  expect(asked('viewer', baca, juga)).toBe('viewer');
});

describe('outside an organisation', () => {
  const tenant: Panggilan = { ...baca, scope: 'tenant' };
  const orang: Panggilan = { ...baca, scope: 'user' };
  const aktif = {
    status: STATUS_USER.aktif,
    tgl_selesai: 'infinity',
    role: KODE_PERAN.operator,
    status_organisasi: 11,
  } as const;
  const luar = { organisasi: null };

  test.each<[string, Partial<Pelaku>, Peran | TolakAkses]>([
    ['guru', luar, 'user'],
    ['guru', { ...luar, keanggotaan: [aktif] }, 'operator'],
    ['guru', { ...luar, keanggotaan: [{ ...aktif, status_organisasi: 12 }] }, 'user'],
    ['guru', { ...luar, keanggotaan: [{ ...aktif, role: KODE_PERAN.user }] }, 'user'],
    ['guru', { ...luar, keanggotaan: [{ ...aktif, tgl_selesai: '2026-03-15' }] }, 'anggota.inactive'],
    ['admin', luar, 'admin'],
    ['admin dari tenant lain', luar, 'input.not_found'],
    ['pemantau', luar, 'input.not_found'],
    ['pemantau', { ...luar, tugas: [{ ...tugas, organisasi_id: null }] }, 'pemantau'],
    ['super admin', luar, 'super_admin'],
  ])('of a tenant: %s with %o is %s', (siapa, more, jawab) => expect(asked(siapa, tenant, more)).toBe(jawab));

  test('who monitors one organisation reads of the tenant what its members read', () => {
    expect(asked('pemantau', { ...tenant, alsoMembers: true }, luar)).toBe('pemantau');
    expect(asked('pemantau', orang, luar)).toBe('pemantau');
  });

  test('what a tenant lets be read is its admin’s and theirs above, unless its members may read it too', () => {
    const reader: Panggilan = { ...tenant, who: 'reader' };
    expect(asked('guru', reader, luar)).toBe('akses.denied');
    expect(asked('admin', reader, luar)).toBe('admin');
    expect(asked('viewer', reader, luar)).toBe('viewer');
    expect(asked('guru', { ...reader, alsoMembers: true }, luar)).toBe('user');
  });
});

describe('a level', () => {
  test.each<[Panggilan['who'], string[]]>([
    ['signed-in', ['guru', 'operator', 'admin', 'super admin']],
    ['own', ['guru', 'operator', 'admin', 'super admin']],
    ['reader', ['guru', 'operator', 'admin', 'super admin']],
    ['operator', ['operator', 'admin', 'super admin']],
    ['tenant-admin', ['admin', 'super admin']],
    ['super-admin', ['super admin']],
  ])('%s is reached, to write, by %o', (who, boleh) => {
    const semua = ['guru', 'operator', 'admin', 'super admin', 'viewer', 'pemantau'];
    expect(semua.filter((siapa) => asked(siapa, { ...tulis, who }) !== 'akses.denied')).toEqual(boleh);
  });

  test('a viewer reads what is for any level, a monitor what his role reaches', () => {
    expect(asked('viewer', { ...baca, who: 'super-admin' })).toBe('viewer');
    expect(asked('pemantau', { ...baca, who: 'operator' })).toBe('akses.denied');
  });

  test('who only reads changes his own account all the same', () => {
    expect(asked('viewer', { ...tulis, ofOneself: true })).toBe('viewer');
    expect(asked('pemantau', { ...tulis, ofOneself: true })).toBe('pemantau');
  });
});

describe('a permission', () => {
  const anggota: Panggilan = { ...baca, access: 'user.show' };
  const klaim: Panggilan = { ...tulis, access: 'presensi-klaim.index' };

  test('is asked of the role in the tenant, and its defaults can be changed', () => {
    expect(asked('operator', anggota)).toBe('operator');
    const tenant = { tenant_id: TENANT, status: STATUS_RECORD.aktif, izin: { operator: { 'user.index': false } } };
    expect(asked('operator', anggota, { tenant })).toBe('akses.denied');
  });

  test('opens others; of himself everybody sees it without', () => {
    expect(asked('guru', anggota, {}, REKAN)).toBe('akses.denied');
    expect(asked('guru', anggota)).toBe('akses.denied');
    expect(asked('guru', anggota, {}, AKU)).toBe('user');
  });

  test('is not needed for a claim of one’s own', () => {
    expect(asked('guru', klaim)).toBe('user');
    expect(asked('guru', { ...klaim, who: 'reader' })).toBe('akses.denied');
    expect(asked('guru', { ...klaim, who: 'reader', isMenulis: false, alsoMembers: true })).toBe('user');
  });
});

describe('a subscription', () => {
  const habis = di({ tgl_berlaku_akhir: '2026-03-15' });
  const terhubung = di({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false });

  test.each<[string, Partial<Pelaku>, Panggilan['locked'], Peran | TolakAkses]>([
    ['guru', {}, 'premium', 'user'],
    ['guru', habis, 'premium', 'langganan.locked'],
    ['guru', di({ tgl_berlaku_akhir: HARI_INI }), 'premium', 'user'],
    ['guru', habis, 'linked', 'user'],
    ['guru', terhubung, 'linked', 'langganan.locked'],
    ['guru', terhubung, 'no', 'user'],
  ])('%s with %o asks for what is locked %s: %s', (siapa, more, locked, jawab) => {
    expect(asked(siapa, { ...baca, locked }, more)).toBe(jawab);
  });

  test('is asked last: what nobody of his level may do is denied, not locked', () => {
    expect(asked('guru', { ...tulis, who: 'operator', locked: 'premium' }, habis)).toBe('akses.denied');
    expect(asked('admin', { ...baca, locked: 'premium' }, { ...bukanAnggota })).toBe('admin');
  });
});

describe('a closed place', () => {
  const tutup = (status: number) => ({ tenant: { tenant_id: TENANT, status, izin: {} } });

  test.each<[string, number, boolean, boolean]>([
    ['guru', 12, false, false],
    ['admin', 12, false, true],
    ['admin', 13, false, false],
    ['admin', 13, true, true],
    ['admin', 15, false, false],
    ['super admin', 15, false, true],
    ['super admin', 14, false, false],
    ['super admin', 14, true, true],
  ])('%s where the organisation has status %i, about the place itself %s: open %s', (siapa, status, tentang, buka) => {
    const organisasi = { ...(ORANG[siapa] as Pelaku).organisasi, status } as Pelaku['organisasi'];
    const jawab = asked(siapa, { ...baca, whenClosed: tentang }, { organisasi });
    expect(jawab === 'tempat.ditutup').toBe(!buka);
  });

  test('a tenant that is not active is its super admin’s alone', () => {
    for (const scope of ['tenant', 'organisasi'] as const) {
      expect(asked('admin', { ...baca, scope }, tutup(12))).toBe('tempat.ditutup');
      expect(asked('super admin', { ...baca, scope }, tutup(12))).toBe('super_admin');
    }
  });
});

describe('who is not active', () => {
  const terbuka: Panggilan = { ...baca, whenInactive: true };

  test('keeps what is about himself and marked so, as a plain member', () => {
    expect(asked('guru yang keluar', terbuka)).toBe('user');
    expect(asked('operator yang dinonaktifkan', terbuka, {}, AKU)).toBe('user');
    expect(asked('operator yang dinonaktifkan', terbuka, {}, REKAN)).toBe('anggota.inactive');
  });

  test('has nothing where he never belonged', () => {
    expect(asked('admin yang akunnya mati', terbuka)).toBe('akun.inactive');
    expect(asked('guru dari tenant lain', { ...terbuka, scope: 'tenant' }, { status: STATUS_USER.tidak_aktif })).toBe(
      'input.not_found',
    );
  });
});

test('what is granted by name a monitor sees only so, and everybody of himself', () => {
  const foto: Panggilan = { ...baca, peka: 'foto' };
  expect(asked('guru', foto)).toBe('user');
  expect(asked('pemantau', foto)).toBe('akses.hak_pantau');
  expect(asked('pemantau', foto, { hak_pantau: ['nomor'] })).toBe('akses.hak_pantau');
  expect(asked('pemantau', foto, { hak_pantau: ['foto'] })).toBe('pemantau');
  expect(asked('pemantau', foto, {}, AKU)).toBe('pemantau');
});
