import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenIzin, givenMe, givenOrganisasi } from '../../testing/orang.ts';
import { menuOf, type MenuItem } from './menu-of.ts';
import { MENUS } from './menus.ts';
import { routes } from '../../base/links/routes.ts';

type SpecMenu = [label: string, to: string | SpecMenu][];
const file = join(import.meta.dirname, '../../../../contract/data/menus.json');
const { reached_from_a_screen: _, ...spec } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, SpecMenu>;

const all = { me: givenMe(), organisasi: givenOrganisasi(), izin: givenIzin() };
const itemsOf = (fakta: typeof all | (Omit<typeof all, 'organisasi'> & { organisasi: null })) =>
  menuOf(fakta)
    .flatMap(({ items }) => items)
    .flatMap((item): MenuItem[] => ('children' in item ? item.children : [item]));
const stateOf = (label: string, items: MenuItem[]) => items.find((item) => item.label === label)?.state;
const peranOf = (fakta: Parameters<typeof menuOf>[0]) => menuOf(fakta).map(({ peran }) => peran);

test('the menus are the agreed ones, in their order and words', () => {
  const plain = Object.fromEntries(
    Object.entries(MENUS).map(([peran, entries]) => [
      peran,
      entries.map((entry) =>
        'children' in entry
          ? [entry.label, entry.children.map(({ label, to }) => [label, to])]
          : [entry.label, entry.to],
      ),
    ]),
  );
  expect(plain).toEqual(spec);
});

test('no menu entry needs more than the organisation or the tenant to be reached', () => {
  const entries = Object.values(MENUS)
    .flat()
    .flatMap((entry) => ('children' in entry ? entry.children : [entry]));
  const others = entries.filter(({ to }) => /\{(?!organisasi_id|tenant_id)\w+\}/.test(routes[to].path));
  expect(others).toEqual([]);
});

test.each([
  ['an operator in his organisation', all, ['admin_organisasi']],
  [
    'a member in his organisation',
    { ...all, organisasi: givenOrganisasi({ peran: 'user', role: KODE_PERAN.user }) },
    ['user'],
  ],
  [
    'a tenant admin without an organisation',
    { ...all, me: givenMe({ is_admin: true }), organisasi: null },
    ['admin_tenant'],
  ],
  ['a tenant admin in an organisation', { ...all, me: givenMe({ is_admin: true }) }, ['admin_organisasi']],
  ['a super admin', { ...all, me: givenMe({ is_super_admin: true }), organisasi: null }, ['super_admin']],
  [
    'a super admin in an organisation',
    { ...all, me: givenMe({ is_super_admin: true }) },
    ['super_admin', 'admin_organisasi'],
  ],
  [
    'a viewer in an organisation',
    { ...all, me: givenMe({ is_viewer: true, tenant_id: null }) },
    ['pemantau', 'admin_organisasi'],
  ],
  [
    'a viewer without an organisation',
    { ...all, me: givenMe({ is_viewer: true, tenant_id: null }), organisasi: null },
    ['pemantau'],
  ],
  [
    'a monitor without an organisation',
    { ...all, me: givenMe({ is_pemantau: true, tenant_id: null }), organisasi: null },
    ['pemantau'],
  ],
  ['a member without an organisation', { ...all, organisasi: null }, []],
] as const)('%s has the menu %o', (_who, fakta, expected) => {
  expect(peranOf(fakta)).toEqual(expected);
});

test('a linked organisation without subscription has all but home, history, members and its profile locked', () => {
  const items = itemsOf({
    ...all,
    organisasi: givenOrganisasi({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false }),
  });
  const open = items.filter(({ state }) => state === 'terbuka').map(({ label }) => label);
  expect(open).toEqual(['Beranda', 'Profil dan Konfigurasi', 'Riwayat Kehadiran', 'Daftar']);
});

test('a general organisation without subscription has leave locked and nothing else', () => {
  const items = itemsOf({ ...all, organisasi: givenOrganisasi({ is_langganan: false }) });
  const locked = items.filter(({ state }) => state === 'terkunci').map(({ label }) => label);
  expect(locked).toEqual(['Cuti Anggota', 'Kategori', 'Saldo', 'Ajuan']);
});

test('an admin bypasses the lock', () => {
  const organisasi = givenOrganisasi({
    k_sumber_data: SUMBER_DATA.terhubung,
    is_langganan: false,
    peran: 'admin',
    is_leave_management_simpatika: true,
  });
  expect(
    itemsOf({ ...all, me: givenMe({ is_admin: true }), organisasi }).every(({ state }) => state === 'terbuka'),
  ).toBe(true);
});

test.each([
  ['his account', { ...all, me: givenMe({ is_aktif: false }) }],
  ['his membership', { ...all, organisasi: givenOrganisasi({ status_anggota: STATUS_KEANGGOTAAN.tidak_aktif }) }],
])('who is inactive by %s has all disabled but Beranda and Analitik', (_what, fakta) => {
  const items = itemsOf(fakta);
  expect(items.filter(({ state }) => state !== 'nonaktif').map(({ label }) => label)).toEqual(['Beranda', 'Analitik']);
  expect(stateOf('Kehadiran Harian', items)).toBe('nonaktif');
});

test.each([
  [
    'linked, allowed',
    { k_sumber_data: SUMBER_DATA.terhubung, is_leave_management_simpatika: true, is_enable_fitur_cuti: false },
    true,
  ],
  [
    'linked, not allowed',
    { k_sumber_data: SUMBER_DATA.terhubung, is_leave_management_simpatika: false, is_enable_fitur_cuti: true },
    false,
  ],
  ['general, allowed', { is_enable_fitur_cuti: true }, true],
  ['general, not allowed', { is_enable_fitur_cuti: false, is_leave_management_simpatika: true }, false],
])('leave in an organisation that is %s: shown %s', (_which, config, shown) => {
  const labels = itemsOf({ ...all, organisasi: givenOrganisasi(config) }).map(({ label }) => label);
  expect(labels.includes('Cuti Anggota')).toBe(shown);
});

test('an organisation can switch Ketidakhadiran off', () => {
  const sections = menuOf({ ...all, organisasi: givenOrganisasi({ is_disable_ketidakhadiran: true }) });
  const labels = sections.flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels).not.toContain('Ketidakhadiran');
  expect(labels).not.toContain('Cuti Anggota');
  expect(labels).toContain('Laporan');
});

test('a member of an organisation that switched leave off or Ketidakhadiran away is not shown Ajuan Cuti', () => {
  const labelsOf = (config: object) =>
    itemsOf({ ...all, organisasi: givenOrganisasi({ peran: 'user', role: KODE_PERAN.user, ...config }) }).map(
      ({ label }) => label,
    );
  expect(labelsOf({})).toContain('Ajuan Cuti');
  expect(labelsOf({ is_disable_ketidakhadiran: true })).not.toContain('Ajuan Cuti');
  expect(labelsOf({ is_enable_fitur_cuti: false })).not.toContain('Ajuan Cuti');
});

test('organisation 258 has no Ubah Presensi, except for an admin', () => {
  const organisasi = givenOrganisasi({ organisasi_id: 258 });
  expect(stateOf('Ubah Presensi', itemsOf({ ...all, organisasi }))).toBeUndefined();
  expect(stateOf('Ubah Presensi', itemsOf({ ...all, organisasi, me: givenMe({ is_admin: true }) }))).toBe('terbuka');
});

test('what the tenant took away is not shown, and a group without entries neither', () => {
  const izin = givenIzin('user.index', 'atribut.index', 'group.index', 'mutasi.index', 'log.index');
  const labels = menuOf({ ...all, izin }).flatMap(({ items }) => items.map(({ label }) => label));
  expect(labels).not.toContain('Kelola Anggota');
  expect(labels).not.toContain('Riwayat Log Akses');
});
