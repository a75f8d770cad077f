import { expect, test } from 'vitest';
import { givenIzin, givenMe, givenOrganisasi } from '../../testing/orang.ts';
import { addressAt } from '../addresses/addresses.ts';
import { nextStep, type FaktaPenjaga, type Step } from './next-step.ts';

const superAdmin = givenMe({ is_super_admin: true, tenant_id: null });
const viewer = givenMe({ is_viewer: true, tenant_id: null });
const inside: FaktaPenjaga = {
  to: 'riwayatKehadiran',
  params: { organisasi_id: 9 },
  from: 'home',
  me: givenMe(),
  chosen: 9,
  organisasi: givenOrganisasi(),
  izin: givenIzin(),
};
const outside: FaktaPenjaga = { ...inside, from: null, chosen: null, organisasi: null };

const table: [sentence: string, fakta: FaktaPenjaga, step: Step][] = [
  ['a public screen opens without asking who comes', { ...outside, to: 'login', me: undefined }, { do: 'enter' }],
  [
    'who is signed in already is sent on from the login',
    { ...outside, to: 'login', params: {}, me: undefined, sudahMasuk: true },
    { do: 'redirect', to: 'root' },
  ],
  ['a screen that needs sign-in first loads the user', { ...outside, me: undefined }, { do: 'load' }],
  ['and whose business it is', { ...outside, bagi: undefined }, { do: 'load' }],

  ['the root leads to the chooser', { ...outside, to: 'root', params: {} }, { do: 'redirect', to: 'organisasi.pilih' }],
  [
    'the root leads home',
    { ...outside, to: 'root', params: {}, chosen: 9 },
    { do: 'redirect', to: 'home', organisasi_id: 9 },
  ],
  [
    'home without an organisation leads to the chooser',
    { ...outside, to: 'home', params: {} },
    { do: 'redirect', to: 'organisasi.pilih' },
  ],
  [
    'a tenant’s admin at the tenants is led to his own profile',
    { ...outside, to: 'tenant', params: {}, me: givenMe({ is_admin: true }) },
    { do: 'redirect', to: 'tenant.profil' },
  ],
  [
    'and so from the address of one',
    { ...outside, to: 'tenant.detail', params: { no_reg: '202600002' }, me: givenMe({ is_admin: true }) },
    { do: 'redirect', to: 'tenant.profil' },
  ],
  [
    'who watches is led from the tenants to what he watches',
    { ...outside, to: 'tenant', params: {}, me: viewer },
    { do: 'redirect', to: 'dashboard.viewer' },
  ],
  ['home with an organisation opens', { ...inside, to: 'home' }, { do: 'enter' }],

  [
    'a super admin coming from nowhere to the chooser goes to the dashboard',
    { ...outside, to: 'organisasi.pilih', params: {}, me: superAdmin },
    { do: 'redirect', to: 'dashboard' },
  ],
  [
    'a super admin coming from login to the chooser goes to the dashboard',
    { ...outside, to: 'organisasi.pilih', params: {}, me: superAdmin, from: 'login' },
    { do: 'redirect', to: 'dashboard' },
  ],
  [
    'a super admin coming from a screen reaches the chooser',
    { ...outside, to: 'organisasi.pilih', params: {}, me: superAdmin, from: 'dashboard' },
    { do: 'enter' },
  ],
  [
    'a viewer coming to the chooser goes to the viewer dashboard',
    { ...outside, to: 'organisasi.pilih', params: {}, me: viewer, from: 'login' },
    { do: 'redirect', to: 'dashboard.viewer' },
  ],
  [
    'a monitor coming to the chooser goes to his own Beranda',
    {
      ...outside,
      to: 'organisasi.pilih',
      params: {},
      me: givenMe({ is_pemantau: true, tenant_id: null }),
      from: 'login',
    },
    { do: 'redirect', to: 'dashboard.viewer' },
  ],
  [
    'a viewer may switch organisation from inside',
    { ...outside, to: 'organisasi.pilih', params: {}, me: viewer, from: 'dashboard.viewer' },
    { do: 'enter' },
  ],
  [
    'who has one organisation does not choose after login',
    { ...outside, to: 'organisasi.pilih', params: {}, me: givenMe({ organisasi_tunggal: 4 }), from: 'login' },
    { do: 'redirect', to: 'home', organisasi_id: 4 },
  ],
  [
    'a tenant’s admin begins with his tenant, also where he is a member of one organisation',
    {
      ...outside,
      to: 'organisasi.pilih',
      params: {},
      me: givenMe({ is_admin: true, organisasi_tunggal: 4 }),
      from: 'login',
      izin: [],
    },
    { do: 'enter' },
  ],
  [
    'who has one organisation still sees the chooser when he asks for it',
    { ...inside, to: 'organisasi.pilih', params: {}, me: givenMe({ organisasi_tunggal: 9 }) },
    { do: 'enter' },
  ],

  [
    'an organisation in the route is entered',
    { ...outside, to: 'riwayatKehadiran' },
    { do: 'switch', organisasi_id: 9 },
  ],
  [
    'another organisation in the route is entered instead',
    { ...inside, params: { organisasi_id: 10 } },
    { do: 'switch', organisasi_id: 10 },
  ],
  ['a super admin does not switch by a route', { ...outside, me: superAdmin }, { do: 'enter' }],
  [
    'but by going to the Beranda of one from what he watches',
    { ...outside, to: 'home', me: superAdmin, params: { organisasi_id: 10 }, from: 'map' },
    { do: 'switch', organisasi_id: 10 },
  ],
  [
    'or by its address alone, as in a tab of its own',
    { ...outside, to: 'home', me: superAdmin, params: { organisasi_id: 10 }, from: null },
    { do: 'switch', organisasi_id: 10 },
  ],
  [
    'a super admin leaves his organisation by the route of another',
    { ...inside, me: superAdmin, params: { organisasi_id: 10 } },
    { do: 'clear-organisasi' },
  ],
  [
    'a super admin enters what he chose',
    { ...outside, to: 'home', me: superAdmin, chosen: 9 },
    { do: 'switch', organisasi_id: 9 },
  ],
  [
    'a profile without an organisation opens',
    { ...outside, to: 'profil', params: { organisasi_id: 0 } },
    { do: 'enter' },
  ],
  [
    'the tenant dashboard leaves the organisation',
    { ...inside, to: 'dashboardTenant', params: {} },
    { do: 'clear-organisasi' },
  ],
  [
    'the tenant profile leaves the organisation',
    { ...inside, to: 'tenant.profil', params: {} },
    { do: 'clear-organisasi' },
  ],
  ['the tenant dashboard opens without one', { ...outside, to: 'dashboardTenant', params: {} }, { do: 'enter' }],

  [
    'permissions are loaded for the organisation',
    { ...inside, izin: undefined },
    { do: 'load-izin', tenant_id: 3, organisasi_id: 9 },
  ],
  [
    'permissions are loaded for the tenant',
    { ...outside, to: 'dashboardTenant', params: {}, izin: undefined },
    { do: 'load-izin', tenant_id: 3, organisasi_id: undefined },
  ],
  [
    'above the tenants there is nothing to load',
    { ...outside, to: 'dashboard', params: {}, me: superAdmin, izin: undefined },
    { do: 'enter' },
  ],

  ['a missing permission forbids', { ...inside, izin: givenIzin('presensi.daftar-presensi') }, { do: 'forbid' }],
  [
    'an access key stands for its permission',
    { ...inside, to: 'cuti.detail', izin: givenIzin('cuti-ajuan.index') },
    { do: 'forbid' },
  ],
  ['a route without a key asks for nothing', { ...inside, to: 'analitik', izin: [] }, { do: 'enter' }],
  [
    'a screen without a key asks what its calls ask',
    { ...inside, to: 'billing', izin: givenIzin('kuota.index') },
    { do: 'forbid' },
  ],
  ['who holds that enters', { ...inside, to: 'billing' }, { do: 'enter' }],
  [
    'before a second factor is set up nothing else is entered',
    { ...inside, me: givenMe({ is_faktor_diminta: true }) },
    { do: 'set-up-faktor' },
  ],
  ["a tenant's screen is no member's", { ...outside, to: 'map', params: {} }, { do: 'forbid' }],
  [
    "a tenant's screen opens to its admin",
    { ...outside, to: 'map', params: {}, me: givenMe({ is_admin: true }) },
    { do: 'enter' },
  ],
  [
    "what stands above the tenants is not their admin's",
    { ...outside, to: 'monitoring', params: {}, me: givenMe({ is_admin: true }) },
    { do: 'forbid' },
  ],
  ['a viewer reads what stands above', { ...outside, to: 'monitoring', params: {}, me: viewer }, { do: 'enter' }],
  ['the organisation profile is open to any member', { ...inside, to: 'organisasi.detail', izin: [] }, { do: 'enter' }],
  [
    'leave categories also want their own permission',
    { ...inside, to: 'kategori', izin: givenIzin('cuti-kategori.index') },
    { do: 'forbid' },
  ],
  [
    'a member may see himself',
    { ...inside, to: 'user.detail', params: { organisasi_id: 9, user_id: 7 }, izin: [] },
    { do: 'enter' },
  ],
  [
    'a member may not see another',
    { ...inside, to: 'user.detail', params: { organisasi_id: 9, user_id: 8 }, izin: [] },
    { do: 'forbid' },
  ],
  [
    "'admin' is for the super admin",
    { ...outside, to: 'tenant', params: {}, me: superAdmin, izin: [] },
    { do: 'enter' },
  ],
  ...(['dashboard', 'dashboard.viewer'] as const).map((to): (typeof table)[number] => [
    `a tenant's admin is kept from ${to} without asking the server`,
    { ...outside, to, params: {}, me: givenMe({ is_admin: true }) },
    { do: 'forbid' },
  ]),
  [
    'a monitor enters the Beranda of who watches',
    { ...outside, to: 'dashboard.viewer', params: {}, me: givenMe({ tenant_id: null, is_pemantau: true }) },
    { do: 'enter' },
  ],
  ["'admin' refuses an operator", { ...outside, to: 'tenant', params: {}, me: givenMe() }, { do: 'forbid' }],
];

test.each(table)('%s', (_sentence, fakta, step) => {
  expect(nextStep({ bagi: addressAt(fakta.to).bagi ?? null, ...fakta })).toEqual(step);
});
