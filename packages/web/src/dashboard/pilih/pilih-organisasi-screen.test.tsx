import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiBaris } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDaftarPantauan, givenPantauan } from '../../testing/given/given-pantauan.ts';
import { givenOrganisasiBaris } from '../../testing/given/given-organisasi-baris.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const given = (rows: OrganisasiBaris[], me = givenMe()) =>
  givenServer({
    auth: { ...givenSession(), getMe: () => me },
    organisasi: { listOrganisasi: ({ q = '' }) => givenPage(rows.filter(({ nama }) => nama.includes(q))) },
  });

test('one searches for an organisation and enters it', async () => {
  given([givenOrganisasiBaris(), givenOrganisasiBaris({ organisasi_id: 10, nama: 'MTsN 4 Jakarta' })]);
  const app = await renderApp('/pilihOrganisasi');
  await app.getByRole('searchbox', { name: 'Cari instansi' }).fill('MAN');
  await expect.element(app.getByRole('link', { name: /MTsN 4/ })).not.toBeInTheDocument();
  expect(app.address()).toBe('/pilihOrganisasi?q=MAN');
  await expectNoAxeFindings();

  await app.getByRole('link', { name: /MAN 1 Jakarta/ }).click();
  await expect.poll(app.address).toBe('/dashboard/9');
});

test('an organisation that is not active is shown and cannot be entered', async () => {
  given([givenOrganisasiBaris({ status: STATUS_RECORD.tidak_aktif })]);
  const app = await renderApp('/pilihOrganisasi');
  await expect.element(app.getByText('Tidak aktif')).toBeVisible();
  // The switch of the shell names the organisation that was entered last, which is no way into it either.
  expect(
    app
      .getByRole('main')
      .getByRole('link', { name: /MAN 1 Jakarta/ })
      .query(),
  ).toBeNull();
});

test('who belongs to no organisation is told whom to ask', async () => {
  given([]);
  const app = await renderApp('/pilihOrganisasi');
  await expect.element(app.getByText(/Hubungi operator instansi Anda/)).toBeVisible();
});

test.each([360, 1440])('who belongs to no organisation yet accepts his invitation here, at %i wide', async (width) => {
  await page.viewport(width, 640);
  const rows: OrganisasiBaris[] = [];
  const mine = {
    undangan_id: 3,
    organisasi: 'SMA Negeri 4 Bandung',
    pengundang: 'Dian Pratama',
    dibuat_pada: '2026-11-20T02:00:00Z',
    kedaluwarsa_pada: '2026-12-04T02:00:00Z',
  };
  let open = [mine];
  givenServer({
    auth: { ...givenSession(), getMe: () => givenMe({ organisasi_tunggal: null }) },
    organisasi: { listOrganisasi: () => givenPage(rows) },
    undangan: {
      listUndanganSendiri: () => open,
      answerUndangan: () => {
        open = [];
        rows.push(givenOrganisasiBaris({ nama: mine.organisasi }));
        return null;
      },
    },
  });
  const app = await renderApp('/pilihOrganisasi');
  const accept = app.getByRole('button', { name: 'Terima undangan SMA Negeri 4 Bandung' });
  await expect.element(accept).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings();
  await accept.click();
  await app.getByRole('button', { name: 'Terima undangan', exact: true }).click();
  await expect.element(app.getByRole('link', { name: /SMA Negeri 4 Bandung/ })).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
});

test.each([360, 1440])('a tenant admin sees first where it is burning in his tenant, at %i wide', async (width) => {
  await page.viewport(width, 740);
  const { answers } = given([givenOrganisasiBaris()], givenMe({ is_admin: true, organisasi_tunggal: 9 }));
  const sebab = [{ jenis: 'di_bawah_biasa' as const, jumlah: 12, nama: null, group_id: null }];
  answers.monitoring = {
    listPantauan: () =>
      givenDaftarPantauan([
        givenPantauan({ nama: 'MTsN 8 Jakarta', keadaan: 'genting', sebab }),
        givenPantauan({ organisasi_id: 10 }),
      ]),
  };
  const app = await renderApp('/');
  expect(app.address()).toBe('/pilihOrganisasi');
  const terburuk = app.getByRole('region', { name: 'Keadaan instansi sekarang' });
  await expect.element(terburuk.getByText('1 genting · 1 seperti biasa')).toBeVisible();
  await expect.element(terburuk.getByRole('link', { name: 'MTsN 8 Jakarta' })).toBeInViewport({ ratio: 1 });
  await expect
    .element(terburuk.getByRole('link', { name: '12 orang lebih sedikit dari biasanya' }))
    .toBeInViewport({ ratio: 1 });
  await expect
    .element(terburuk.getByRole('link', { name: 'Lihat semua' }))
    .toHaveAttribute('href', '/dashboard-tenant');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectNoAxeFindings();
});

test('a tenant admin has his tenant besides', async () => {
  const { answers } = given([givenOrganisasiBaris()], givenMe({ is_admin: true }));
  answers.monitoring = { listPantauan: () => givenDaftarPantauan() };
  const app = await renderApp('/pilihOrganisasi');
  await app
    .getByRole('main')
    .getByRole('link', { name: /Masuk sebagai admin induk/ })
    .click();
  await expect.poll(app.address).toBe('/dashboard-tenant');
});

test('a tenant admin without organisations is led to the form of the first one', async () => {
  const { answers } = given([], givenMe({ is_admin: true, organisasi_tunggal: null }));
  answers.monitoring = { listPantauan: () => givenDaftarPantauan([]) };
  const app = await renderApp('/pilihOrganisasi');
  await expect.element(app.getByText('Belum ada instansi')).toBeVisible();
  await expect
    .element(app.getByRole('link', { name: 'Tambah instansi' }))
    .toHaveAttribute('href', '/organisasi?tambah=1');
});

test('a super admin goes to his dashboard first, then chooses and enters', async () => {
  given([givenOrganisasiBaris()], givenMe({ is_super_admin: true, tenant_id: null }));
  const app = await renderApp('/pilihOrganisasi');
  expect(app.address()).toBe('/dashboard');
  await app.getByRole('banner').getByRole('link', { name: 'Pilih Organisasi' }).click();
  await app.getByRole('link', { name: /MAN 1 Jakarta/ }).click();
  await expect.poll(app.address).toBe('/dashboard/9');
  await expect.element(app.getByRole('link', { name: 'Profil dan Konfigurasi' })).toBeVisible();
});

test('who has just one organisation does not choose', async () => {
  given([], givenMe({ organisasi_tunggal: 9 }));
  const app = await renderApp('/');
  expect(app.address()).toBe('/dashboard/9');
});

test('on a phone the mark of an ended membership stands below the name, which has the width to itself', async () => {
  await page.viewport(360, 640);
  given([givenOrganisasiBaris({ nama: 'SMK Cendekia Semarang', status_anggota: STATUS_KEANGGOTAAN.tidak_aktif })]);
  const app = await renderApp('/pilihOrganisasi');
  const card = app.getByRole('main').getByRole('link', { name: /SMK Cendekia Semarang/ });
  await expect.element(card.getByText('Keanggotaan tidak aktif')).toBeVisible();
  const nama = card.getByText('SMK Cendekia Semarang').element().getBoundingClientRect();
  const tanda = card.getByText('Keanggotaan tidak aktif').element().getBoundingClientRect();
  expect(tanda.top).toBeGreaterThanOrEqual(nama.bottom);
  expect(nama.height).toBeLessThan(30);
  await page.viewport(1440, 900);
});
