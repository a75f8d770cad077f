import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { OrganisasiBaris } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { OrganisasiUji } from '../../../testing/orang.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../../testing/given-page.ts';
import { givenAnggota } from '../../../testing/given/given-anggota.ts';
import { givenOrganisasiBaris } from '../../../testing/given/given-organisasi-baris.ts';
import { givenOrganisasiLengkap } from '../../../testing/given/given-organisasi-lengkap.ts';
import { givenServer, Refusal } from '../../../testing/given-server.ts';
import { givenSession } from '../../../testing/given-session.ts';
import { showIn } from '../../../testing/show-in.ts';
import { givenIzin, givenMe } from '../../../testing/orang.ts';
import { chosenOrganisasi } from '../../../base/session/chosen-organisasi.ts';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

/** A screen of a group of the menu, with nothing in it. */
const SCREEN = '/organisasi/9/device';
const KOSONG = {
  organisasi: { listOrganisasi: () => givenPage<OrganisasiBaris>([]) },
  perangkat: { listPerangkat: () => ({ ...givenPage([]), diam: 0, bergeser: 0 }) },
  ketukanTertahan: {
    listPinMenunggu: () => givenPage([]),
    listKetukanTertahan: () => givenPage([]),
    listSebabTertahan: () => [],
  },
};
const given = (organisasi: OrganisasiUji = {}) => givenServer({ auth: givenSession(organisasi), ...KOSONG });

test('the shell has its landmarks, names the page, and axe finds nothing in it', async () => {
  given();
  const app = await renderApp(SCREEN);
  await expect.element(app.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await expect.element(app.getByRole('main')).toBeVisible();
  await expect.element(app.getByRole('banner')).toBeVisible();
  await expect.poll(() => document.title).toBe('Perangkat · Hadir');
  await expectNoAxeFindings();
});

test('on arrival the page starts at its top and the keyboard in its content', async () => {
  given();
  const app = await renderApp(SCREEN);
  await app.getByRole('link', { name: 'Analitik' }).click();
  await expect.poll(app.address).toBe('/analitik/9');
  await expect.poll(() => document.activeElement?.id).toBe('isi');
  expect(window.scrollY).toBe(0);
});

test('the group where one is stands open, and the entry is marked', async () => {
  given();
  const app = await renderApp(SCREEN);
  await expect.element(app.getByRole('button', { name: 'Kelola Instansi' })).toHaveAttribute('aria-expanded', 'true');
  await expect.element(app.getByRole('link', { name: 'Perangkat' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  [1, 'simpatika'],
  [2, 'umum'],
])('an organisation with data source %i wears the edition %s', async (k_sumber_data, edisi) => {
  given({ k_sumber_data });
  await renderApp(SCREEN);
  await expect.poll(() => document.documentElement.dataset['edisi']).toBe(edisi);
});

test('a linked organisation shows its licence, with the ways to subscribe and to read more', async () => {
  given({ k_sumber_data: SUMBER_DATA.terhubung, is_langganan: false, tgl_berlaku_akhir: null });
  const app = await renderApp(SCREEN);
  await app.getByRole('button', { name: 'Gratis' }).click();
  const dialog = app.getByRole('dialog', { name: 'Lisensi Gratis' });
  await expect.element(dialog.getByRole('link', { name: 'Berlangganan' })).toHaveAttribute('target', '_blank');
  await expect
    .element(app.getByRole('link', { name: 'Selengkapnya' }))
    .toHaveAttribute('href', '/organisasi/9/billing');
});

test('who has subscribed before is offered to renew', async () => {
  given({ k_sumber_data: SUMBER_DATA.terhubung });
  const app = await renderApp(SCREEN);
  await app.getByRole('button', { name: 'Berbayar' }).click();
  await expect
    .element(app.getByRole('link', { name: 'Berlangganan' }))
    .toHaveAttribute('href', '/organisasi/9/billing/order/perpanjangan');
});

test.each([
  [
    'a linked organisation that never subscribed',
    { k_sumber_data: SUMBER_DATA.terhubung, tgl_berlaku_akhir: null },
    'Berlangganan',
  ],
  [
    'a linked organisation whose subscription ran out',
    { k_sumber_data: SUMBER_DATA.terhubung, is_sinkronisasi: true },
    'Perpanjang',
  ],
])('for %s the feature is locked, with the way out', async (_which, organisasi, action) => {
  given({ ...organisasi, is_langganan: false });
  const app = await renderApp(SCREEN);
  await expect.element(app.getByRole('heading', { name: 'Fitur Perangkat Terkunci' })).toBeVisible();
  await expect.element(app.getByRole('main').getByRole('link', { name: action })).toHaveAttribute('target', '_blank');
});

test('a general organisation without subscription has leave locked', async () => {
  given({ is_langganan: false, tgl_berlaku_akhir: null });
  const app = await renderApp('/organisasi/9/cuti');
  await expect.element(app.getByRole('heading', { name: 'Fitur Cuti Anggota Terkunci' })).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Buka Fitur' })).toBeVisible();
});

const EXPIRED = { is_langganan: false, tgl_berlaku_akhir: '2026-01-31' };

test('an operator is told that the subscription has run out, and when', async () => {
  given(EXPIRED);
  const app = await renderApp(SCREEN);
  const dialog = app.getByRole('dialog', { name: 'Masa berlangganan Instansi Anda telah habis' });
  await expect.element(dialog.getByText('31 Januari 2026')).toBeVisible();
});

test.each([
  ['a member', { ...EXPIRED, peran: 'user', role: KODE_PERAN.user } as const],
  ['the operator of a synced organisation', { ...EXPIRED, is_sinkronisasi: true }],
  ['the operator of a subscribed organisation', {}],
])('%s is not told', async (_who, organisasi) => {
  given(organisasi);
  const app = await renderApp('/analitik/9');
  await expect.element(app.getByRole('heading', { name: 'Analitik' })).toBeVisible();
  expect(app.getByRole('dialog').query()).toBeNull();
});

test.each([
  ['a subscribed organisation', {}, givenIzin(), true],
  ['without the quota permission', {}, givenIzin('kuota.index'), false],
  ['without an expiry date', { tgl_berlaku_akhir: null }, givenIzin(), false],
  ['blocked by the payment provider', { is_blokir_finpay: true }, givenIzin(), false],
])('the payment card of %s', async (_which, organisasi, izin, shown) => {
  givenServer({ auth: { ...givenSession(organisasi), listIzin: () => izin }, ...KOSONG });
  const app = await renderApp(SCREEN);
  await expect.element(app.getByRole('main')).toBeVisible();
  expect(app.getByText('Langganan hingga 31 Desember 2026').query() !== null).toBe(shown);
});

test('the account drawer says who one is', async () => {
  given();
  const app = await renderApp(SCREEN);
  await app.getByRole('button', { name: 'Akun Siti Nurhaliza' }).click();
  const drawer = app.getByRole('dialog', { name: 'Akun' });
  await expect.element(drawer.getByText('siti@sekolah.sch.id')).toBeVisible();
  await expect.element(drawer.getByText('Operator')).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Ubah Username' })).toBeVisible();
  await expect.poll(() => drawer.element().clientWidth).toBe(250);
  await expectNoAxeFindings();
});

test('in a synced organisation user name and password are not changed here', async () => {
  given({ is_sinkronisasi: true });
  const app = await renderApp(SCREEN);
  await app.getByRole('button', { name: 'Akun Siti Nurhaliza' }).click();
  await expect.element(app.getByRole('link', { name: 'Profil', exact: true })).toBeVisible();
  expect(app.getByRole('button', { name: 'Ubah Username' }).query()).toBeNull();
  expect(app.getByRole('button', { name: 'Ubah Kata Sandi' }).query()).toBeNull();
});

test('logging out ends the session here and there', async () => {
  const server = givenServer({ auth: { ...givenSession(), logout: () => null }, ...KOSONG });
  const app = await renderApp(SCREEN);
  await app.getByRole('button', { name: 'Akun Siti Nurhaliza' }).click();
  await app.getByRole('button', { name: 'Keluar' }).click();
  await expect.element(app.getByText('Anda telah keluar')).toBeVisible();
  expect(server.asked.at(-1)?.name).toBe('auth.logout');
  expect(localStorage.getItem('hadir-sesi')).toBeNull();
  expect(localStorage.getItem('hadir-organisasi')).toBeNull();
});

test('Ctrl K finds menus and members', async () => {
  givenServer({
    auth: givenSession(),
    ...KOSONG,
    anggota: { listAnggota: () => givenPage([givenAnggota()]), getAnggota: () => givenAnggota() },
  });
  const app = await renderApp(SCREEN);
  const cari = app.getByRole('dialog').getByRole('combobox');
  await expect.element(app.getByRole('main')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await cari.fill('rina');
  await expect.element(app.getByRole('option', { name: /Rina Gunawan/ })).toBeVisible();
  await cari.fill('pola');
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toBe('/organisasi/9/polaKerja');

  await userEvent.keyboard('{Control>}k{/Control}');
  // The next search starts from nothing.
  await expect.element(cari).toHaveValue('');
});

test.each([
  ['tutup bulan', '/organisasi/9/riwayat-hadir?bagian=verval'],
  ['tukar', '/organisasi/9/jamKerja/tukarShift'],
  ['gangguan', '/organisasi/9/klaimPresensi?bagian=gangguan'],
  ['ganti instansi', '/pilihOrganisasi'],
])('Ctrl K leads by the words people use: "%s" in three actions', async (words, address) => {
  given();
  const app = await renderApp(SCREEN);
  await expect.element(app.getByRole('button', { name: /^Cari menu/ })).toBeVisible();
  const actions = [
    () => userEvent.keyboard('{Control>}k{/Control}'),
    () => app.getByRole('combobox', { name: /^Cari menu/ }).fill(words),
    () => userEvent.keyboard('{Enter}'),
  ];
  for (const act of actions) await act();
  await expect.poll(app.address).toBe(address);
});

test('Ctrl K does things: a member is added from wherever one is, and the address forgets it afterwards', async () => {
  const server = given();
  server.answers.anggota = { listAnggota: () => givenPage([]) };
  const app = await renderApp(SCREEN);
  await expect.element(app.getByRole('button', { name: /^Cari menu/ })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await app.getByRole('combobox', { name: /^Cari menu/ }).fill('tambah anggota');
  await userEvent.keyboard('{Enter}');
  const form = app.getByRole('dialog', { name: 'Tambah anggota' });
  await expect.element(form).toBeVisible();
  await form.getByRole('button', { name: 'Batal' }).click();
  await expect.poll(app.address).toBe('/organisasi/9/users');
  await expect.element(form).not.toBeInTheDocument();
});

test('Ctrl K finds an organisation by its name for who has several, and opens its Beranda', async () => {
  const server = given();
  const asked: unknown[] = [];
  server.answers.organisasi = {
    listOrganisasi: ({ q }) => {
      asked.push(q);
      return givenPage([givenOrganisasiBaris({ nama: 'MTs Negeri 2' })]);
    },
  };
  server.answers.anggota = { listAnggota: () => givenPage([]) };
  const app = await renderApp(SCREEN);
  await expect.element(app.getByRole('button', { name: /^Cari menu/ })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await app.getByRole('combobox', { name: /^Cari menu/ }).fill('negeri');
  await expect.element(app.getByRole('option', { name: /MTs Negeri 2/ })).toBeVisible();
  await app.getByRole('option', { name: /MTs Negeri 2/ }).click();
  await expect.poll(app.address).toBe('/dashboard/9');
  expect(asked).toEqual(['negeri']);
});

test.each([
  [2, false, 'has Persetujuan in his menu and in the bar of his phone'],
  [0, true, 'has it too where a chain names him'],
  [0, false, 'has none where no chain names him'],
])('a member for whose decision %i requests wait (named: %s) %s', async (cuti, is_penyetuju) => {
  const jumlah = cuti > 0 || is_penyetuju ? 1 : 0;
  const lain = {
    klaim: 0,
    presensi_manual: 0,
    tukar_shift: 0,
    ditinjau: 0,
    gangguan: 0,
    wajah: 0,
    tertahan: 0,
    kesepakatan: 0,
    beku: { cuti: 0, klaim: 0 },
    is_penyetuju,
  };
  const guru = givenSession({ peran: 'user', role: KODE_PERAN.user });
  givenServer({ auth: guru, ...KOSONG, persetujuan: { countMenunggu: () => ({ cuti, ...lain }) } });
  const app = await renderApp('/analitik/9');
  const name = /^Persetujuan/;
  const menu = app.getByRole('navigation', { name: 'Menu utama' });
  await expect.element(menu.getByRole('link', { name: 'Beranda' })).toBeVisible();
  await expect.poll(() => menu.getByRole('link', { name }).elements().length).toBe(jumlah);
  await page.viewport(360, 740);
  const bawah = app.getByRole('navigation', { name: 'Menu bawah' });
  await expect.element(bawah).toBeVisible();
  expect(bawah.getByRole('link').elements()).toHaveLength(5);
  expect(bawah.getByRole('link', { name }).elements()).toHaveLength(jumlah);
});

test('what waits behind Persetujuan says that it counts every queue, since the entry may be named after one of them', async () => {
  const lain = { presensi_manual: 7, tukar_shift: 0, ditinjau: 0, gangguan: 0, wajah: 0, tertahan: 3, kesepakatan: 1 };
  const menunggu = { ...lain, cuti: 4, klaim: 0, beku: { cuti: 0, klaim: 0 }, is_penyetuju: false };
  givenServer({ auth: givenSession(), ...KOSONG, persetujuan: { countMenunggu: () => menunggu } });
  const app = await renderApp('/analitik/9');
  const isinya = '14 menunggu keputusan di semua antrean';
  await expect.element(app.getByTitle(isinya).first()).toBeVisible();
  await expect.element(app.getByRole('button', { name: new RegExp(isinya) })).toBeVisible();
});

test('the search promises members only to who may find them', async () => {
  givenServer({
    auth: {
      ...givenSession({ peran: 'user', role: KODE_PERAN.user }),
      getMe: () => givenMe({ jumlah_organisasi: 1 }),
      listIzin: () => givenIzin('user.index'),
    },
  });
  const app = await renderApp('/analitik/9');
  await app.getByRole('button', { name: /^Cari menu…/ }).click();
  await expect.element(app.getByRole('combobox', { name: 'Cari menu…' })).toBeVisible();
});

test('the centre button stays in the centre where an inactive member has few places', async () => {
  await page.viewport(360, 740);
  given({ peran: 'user', role: KODE_PERAN.user, status_anggota: STATUS_KEANGGOTAAN.tidak_aktif });
  const app = await renderApp('/analitik/9');
  const centre = app.getByRole('link', { name: 'Presensi', exact: true });
  await expect.element(centre).toBeVisible();
  const { left, right } = centre.element().getBoundingClientRect();
  expect((left + right) / 2).toBeCloseTo(180, 0);
});

test('who is no member is led to no check-in from the bar of his phone', async () => {
  await page.viewport(360, 740);
  given({ peran: 'viewer', role: null, status_anggota: null });
  const app = await renderApp('/analitik/9');
  const bawah = app.getByRole('navigation', { name: 'Menu bawah' });
  await expect.element(bawah.getByRole('link', { name: 'Beranda' })).toBeVisible();
  await expect.element(bawah.getByRole('link', { name: 'Presensi', exact: true })).not.toBeInTheDocument();
});

test('on a phone the menu slides over the page and goes when one has chosen', async () => {
  await page.viewport(360, 740);
  given();
  const app = await renderApp(SCREEN);
  await app.getByRole('button', { name: 'Buka menu' }).click();
  const menu = app.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Analitik' }).click();
  await expect.poll(app.address).toBe('/analitik/9');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(app.getByRole('navigation', { name: 'Menu bawah' })).toBeVisible();
  await expectNoAxeFindings();
});

test('an address that needs more than one has shows the 403 page', async () => {
  given();
  const app = await renderApp('/tenant');
  await expect
    .element(app.getByRole('heading', { name: 'Mohon Maaf. Anda Tidak Dapat Akses Halaman Ini' }))
    .toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Pilih Organisasi' })).toHaveAttribute('href', '/pilihOrganisasi');
});

test('an organisation that cannot be entered is not found', async () => {
  givenServer({
    auth: {
      ...givenSession(),
      switchOrganisasi: () => {
        throw new Refusal('organisasi.cannot_enter');
      },
    },
  });
  const app = await renderApp('/dashboard/77');
  await expect.element(app.getByRole('heading', { name: "Mohon Ma'af. Instansi Tidak Ditemukan" })).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test('a place that is closed says so, and can be tried again from there', async () => {
  givenServer({
    auth: {
      ...givenSession(),
      switchOrganisasi: () => {
        throw new Refusal('tempat.ditutup');
      },
    },
  });
  const app = await renderApp('/dashboard/77');
  await expect.element(app.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Pilih Organisasi' })).toBeVisible();
});

test.each(['/tidak-ada', '/organisasi/sembilan/mutasi', '/organisasi/9/Mutasi'])('%s leads nowhere', async (href) => {
  given();
  const app = await renderApp(href);
  await expect.element(app.getByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible();
});

test('a session that ends while one works leads to the login and back', async () => {
  let ended = false;
  givenServer({
    auth: {
      ...givenSession(),
      listSesi: () => {
        if (ended) throw new Refusal('auth.session_expired');
        return [];
      },
    },
  });
  const app = await renderApp(SCREEN);
  ended = true;
  app.go('/profil/9/');
  await expect.element(app.getByText('Sesi Anda telah berakhir. Silakan masuk kembali')).toBeVisible();
  expect(app.address()).toBe('/login?kembali=%2Fprofil%2F9%2F');
});

test('a super admin who comes to a screen by its address reads whose it is, and enters from there', async () => {
  const jawaban = Promise.withResolvers<ReturnType<typeof givenOrganisasiLengkap>>();
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ is_super_admin: true, tenant_id: null }) },
    ...KOSONG,
    organisasi: { getOrganisasi: () => jawaban.promise },
  });
  const app = await renderApp(SCREEN);
  const judul = app.getByRole('heading', { level: 1 });
  await expect.element(judul).toBeVisible();
  const sebelum = judul.element().getBoundingClientRect().top;
  jawaban.resolve(givenOrganisasiLengkap({ nama: 'MTsN 1 Bogor', kode_organisasi: '32010001' }));
  await expect.element(app.getByText('MTsN 1 Bogor (32010001)', { exact: false })).toBeVisible();
  await expect
    .element(app.getByRole('link', { name: 'Masuk ke instansi ini' }))
    .toHaveAttribute('href', '/dashboard/9');
  // It came later than the screen, which did not move for it.
  expect(judul.element().getBoundingClientRect().top).toBe(sebelum);
});

test('a super admin keeps his menu, and has the organisation that he entered below it', async () => {
  chosenOrganisasi.choose(9);
  givenServer({
    auth: {
      ...givenSession({ peran: 'super_admin', role: null, k_sumber_data: SUMBER_DATA.terhubung }),
      getMe: () => givenMe({ is_super_admin: true, tenant_id: null }),
    },
  });
  const app = await renderApp('/analitik/9');
  const menu = app.getByRole('navigation', { name: 'Menu utama' });
  await expect.element(menu.getByRole('link', { name: 'Kelola Akses' })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Analitik' })).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Pilih Organisasi', exact: true })).toBeVisible();

  await showIn({ width: 360 });
  const account = app.getByRole('button', { name: /^Akun/ });
  await expect.element(app.getByRole('button', { name: 'Buka menu' })).toBeVisible();
  expect(account.element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  await showIn({});
});

test.each([
  ['a super admin', { is_super_admin: true, tenant_id: null }, '/dashboard'],
  ['a viewer', { is_viewer: true, tenant_id: null }, '/viewer'],
  ["a tenant's admin", { is_admin: true }, '/dashboard-tenant'],
  ['a member of several, who begins there', {}, undefined],
] as const)('without an organisation the chooser leads back to the first screen of %s', async (_, as, href) => {
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ ...as, jumlah_organisasi: 2 }) },
    organisasi: { listOrganisasi: () => givenPage([]) },
  });
  // From nowhere those above are led past it.
  const app = await renderApp(href ?? '/pilihOrganisasi');
  await expect.element(app.getByRole('heading', { level: 1 })).toBeVisible();
  app.go('/pilihOrganisasi');
  const back = app.getByRole('link', { name: 'Kembali' });
  await expect.element(app.getByRole('heading', { level: 1 })).toBeVisible();
  if (!href) return expect.element(back).not.toBeInTheDocument();
  await expect.element(back).toHaveAttribute('href', href);
  await showIn({ width: 360 });
  expect(back.element().querySelector('svg')?.getBoundingClientRect().width, 'its arrow on a phone').toBe(15);
  await showIn({});
});

test.each([
  ['/organisasi/9/saldoCuti', { is_enable_fitur_cuti: false }, 'Fitur cuti tidak aktif di instansi ini.'],
  ['/organisasi/9/kategori', { is_disable_ketidakhadiran: true }, 'Ketidakhadiran dinonaktifkan untuk instansi ini.'],
])('leave that is switched off says so at %s, and leads an operator to its switch', async (address, config, text) => {
  given(config);
  const app = await renderApp(address);
  await expect.element(app.getByText(text)).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Buka Pengaturan' })).toBeVisible();
  await expectNoAxeFindings();
});

test('a member is told whom to ask about leave that is switched off', async () => {
  given({ is_enable_fitur_cuti: false, peran: 'user', role: KODE_PERAN.user });
  const app = await renderApp('/organisasi/9/riwayatcuti');
  await expect.element(app.getByText(/Hubungi operator instansi Anda/)).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Buka Pengaturan' })).not.toBeInTheDocument();
});

test('leave of a linked organisation without subscription is locked, not merely switched off', async () => {
  given({
    k_sumber_data: SUMBER_DATA.terhubung,
    is_langganan: false,
    tgl_berlaku_akhir: null,
    is_leave_management_simpatika: false,
  });
  const app = await renderApp('/organisasi/9/riwayatcuti');
  await expect.element(app.getByRole('heading', { name: 'Fitur Ajuan Cuti Terkunci' })).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Buka Pengaturan' })).not.toBeInTheDocument();
});

test('who was moved to another tenant is told where he belongs now, since when, and whom to ask', async () => {
  const { answers } = given({ status_anggota: STATUS_KEANGGOTAAN.tidak_aktif, peran: 'user', role: KODE_PERAN.user });
  const pindah = { tujuan: 'MTsN 4 Bandung', sejak: '2026-12-01' };
  answers.auth = { ...answers.auth, getMe: () => givenMe({ is_aktif: false, pindah }) };
  const app = await renderApp('/organisasi/9/cuti');
  await expect
    .element(app.getByText(/Anda pindah ke MTsN 4 Bandung sejak 01-12-2026.*Tanyakan kepada operator MTsN 4 Bandung/))
    .toBeVisible();
});

test('a group of the menu that is closed says how many transfers wait inside it', async () => {
  const { answers } = given();
  answers.mutasi = { listMutasi: () => ({ ...givenPage([]), menunggu: 1 }) };
  const app = await renderApp('/dashboard/9');
  const group = app.getByRole('button', { name: /^Kelola Anggota/ });
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await expect.element(group).toHaveAccessibleName(/1 menunggu/);
});

test('who was moved within the tenant is told where to, at the place that he left, and led there', async () => {
  const pindah = { tujuan: 'SD Cendekia Surakarta', sejak: '2026-11-29', organisasi_id: 22 };
  given({ status_anggota: STATUS_KEANGGOTAAN.tidak_aktif, peran: 'user', role: KODE_PERAN.user, pindah });
  const app = await renderApp('/organisasi/9/cuti');
  await expect.element(app.getByText(/^Anda pindah ke SD Cendekia Surakarta sejak 29-11-2026\./)).toBeVisible();
  await expect
    .element(app.getByRole('link', { name: 'Buka SD Cendekia Surakarta' }))
    .toHaveAttribute('href', '/dashboard/22');
});

test('an inactive member is told so in place of a feature, with nothing to try', async () => {
  given({ status_anggota: STATUS_KEANGGOTAAN.tidak_aktif, peran: 'user', role: KODE_PERAN.user });
  const app = await renderApp('/organisasi/9/cuti');
  await expect.element(app.getByText('Keanggotaan Anda tidak aktif. Hubungi operator instansi Anda.')).toBeVisible();
  await expect.element(app.getByRole('link', { name: 'Ajukan cuti' })).not.toBeInTheDocument();
  await expectNoAxeFindings();
});
