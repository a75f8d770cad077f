import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenBaris, givenEvent, givenRingkasan } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const rina = givenBaris();
const late = givenBaris({ terlambat_menit: 7, anggota: { ...rina.anggota, user_id: 22, nama: 'Budi Santoso' } });

beforeEach(() => showIn({}));

const givenDay = () =>
  givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ keadaan, tanggal = '2026-11-20' }) => ({
        ...givenPage(keadaan === 'terlambat' ? [late] : [rina, late]),
        tanggal,
        ringkasan: givenRingkasan(),
      }),
      exportKehadiranHarian: () => new Blob(['%PDF-'], { type: 'application/pdf' }),
    },
    grup: { listGrup: () => [] },
  });
const open = (search = {}) => renderScreen('laporan.kehadiran.harian', { organisasi_id: 9 }, search);

test('one date shows every member and its counts, and axe finds nothing', async () => {
  givenDay();
  const screen = await open();
  await expect.element(screen.getByText('Jumat, 20 November 2026')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Hadir 28' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Budi Santoso.*Terlambat 7 menit/ })).toBeVisible();
  await expectNoAxeFindings({ rules: 'experimental' });
});

test('the groups to narrow by are fetched two seconds after the rows, or as soon as one turns to them', async () => {
  const server = givenDay();
  const isAsked = () => server.asked.some(({ name }) => name === 'grup.listGrup');
  const waiting = await open();
  await expect.element(waiting.getByRole('button', { name: 'Hadir 28' })).toBeVisible();
  expect(isAsked()).toBe(false);
  await expect.poll(isAsked, { timeout: 4000 }).toBe(true);

  server.asked.length = 0;
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Hadir 28' }).last()).toBeVisible();
  (screen.getByLabelText('Grup').last().element() as HTMLElement).focus();
  await expect.poll(isAsked, { timeout: 1000 }).toBe(true);
});

test('a count narrows the list to those whom it counts', async () => {
  givenDay();
  const screen = await open();
  await screen.getByRole('button', { name: 'Terlambat 7', exact: true }).click();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan/ })).not.toBeInTheDocument();
  expect(screen.address()).toBe('/organisasi/9/laporan/kehadiran.harian?keadaan=terlambat');
});

test('the list is narrowed to those who came without a face that was verified', async () => {
  const server = givenDay();
  const screen = await open();
  await screen.getByRole('combobox', { name: 'Verifikasi wajah' }).selectOptions('Wajah belum terverifikasi');
  await expect
    .poll(() => server.lastOf('kehadiran.listKehadiranHarian'))
    .toMatchObject({ verifikasi_wajah: HASIL_WAJAH.tidak_cocok });
  expect(screen.address()).toBe(`/organisasi/9/laporan/kehadiran.harian?verifikasi_wajah=${HASIL_WAJAH.tidak_cocok}`);
});

test('on a phone one line stands above the list: the date, and the other filters on a screen of their own with their number', async () => {
  await showIn({ width: 360 });
  const server = givenDay();
  const screen = await open();
  await expect.element(screen.getByRole('textbox', { name: 'Tanggal' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Verifikasi wajah' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = screen.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('combobox', { name: 'Verifikasi wajah' }).selectOptions('Wajah belum terverifikasi');
  expect(sheet.element().getBoundingClientRect().width).toBe(360);
  await expectNoAxeFindings({ rules: 'experimental' });
  await sheet.getByRole('button', { name: 'Tampilkan' }).click();
  await expect.element(screen.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  await expect
    .poll(() => server.lastOf('kehadiran.listKehadiranHarian'))
    .toMatchObject({ verifikasi_wajah: HASIL_WAJAH.tidak_cocok });
});

test('the file holds what the list is narrowed to', async () => {
  const server = givenDay();
  const screen = await open({ tanggal: '2026-11-18', keadaan: 'terlambat' });
  await screen.getByRole('button', { name: 'Unduh PDF' }).click();
  await expect
    .poll(() => server.lastOf('kehadiran.exportKehadiranHarian'))
    .toMatchObject({ organisasi_id: 9, tanggal: '2026-11-18', keadaan: 'terlambat', format: 'pdf' });
});

test('each row says where its record is from, and where a photo proves it; the file may show the photos', async () => {
  const foto = givenEvent({ ada_foto: true });
  const server = givenDay();
  server.answers.kehadiran = {
    ...server.answers.kehadiran,
    listKehadiranHarian: () => ({
      ...givenPage([givenBaris({ sumber_masuk: 'manual', presensi: [foto] }), late]),
      tanggal: '2026-11-20',
      ringkasan: givenRingkasan(),
    }),
  };
  const screen = await open();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan.*Presensi swafoto.*ada foto/ })).toBeVisible();
  await screen.getByRole('button', { name: 'PDF lain' }).click();
  await screen.getByRole('menuitem', { name: 'PDF dengan foto', exact: true }).click();
  await expect
    .poll(() => server.lastOf('kehadiran.exportKehadiranHarian'))
    .toMatchObject({ format: 'pdf', foto: true });
});

test('an address with a date that has not come says so at the date, and another date helps', async () => {
  const belum = 'Tanggal ini belum tiba. Pilih tanggal sampai hari ini';
  givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: ({ tanggal = '' }) => {
        if (tanggal === '2099-01-05') throw new Refusal('input.invalid', { tanggal: [belum] });
        return { ...givenPage([late]), tanggal, ringkasan: givenRingkasan() };
      },
    },
    grup: { listGrup: () => [] },
  });
  const screen = await open({ tanggal: '2099-01-05' });
  const date = screen.getByRole('textbox', { name: 'Tanggal' });
  await expect.element(date).toHaveAccessibleDescription(belum);
  await expect.element(screen.getByRole('alert').getByText(belum)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba lagi' }).query(), 'asking again would not help').toBeNull();

  await date.fill('20-11-2026');
  await expect.element(screen.getByRole('row', { name: /Budi Santoso/ })).toBeVisible();
  await expect.element(screen.getByText(belum).first()).not.toBeInTheDocument();
});

test('on a phone the name stands whole, however much there is to say of the day', async () => {
  givenServer({
    auth: givenSession(),
    kehadiran: {
      listKehadiranHarian: () => ({
        ...givenPage([{ ...late, terlambat_menit: 0, pulang_cepat_menit: 12, tidak_lengkap: 'masuk' as const }]),
        tanggal: '2026-11-20',
        ringkasan: givenRingkasan(),
      }),
    },
    grup: { listGrup: () => [] },
  });
  await showIn({ width: 360 });
  const screen = await open();
  await expect.element(screen.getByText('Pulang cepat 12 menit, tanpa presensi datang')).toBeVisible();
  const name = screen.getByText('Budi Santoso').element();
  expect(name.scrollWidth, 'nothing of it is cut').toBeLessThanOrEqual(name.clientWidth || Number.POSITIVE_INFINITY);
  expect(name.getBoundingClientRect().width).toBeGreaterThan(70);
});

test('before the hours begin a row says so of a member as the count above says of all', async () => {
  const server = givenDay();
  server.answers.kehadiran = {
    ...server.answers.kehadiran,
    listKehadiranHarian: () => ({
      ...givenPage([givenBaris({ status: 'terbuka', jam_masuk: null, presensi: [] })]),
      tanggal: '2026-11-20',
      ringkasan: givenRingkasan({ anggota: 1, hadir: 0, terbuka: 1, belum_mulai: 1 }),
    }),
  };
  const screen = await open();
  await expect.element(screen.getByRole('row', { name: /Rina Gunawan.*Belum mulai/ })).toBeVisible();
});
