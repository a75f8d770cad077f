import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

const BACK = '/login?code=abc&state=def&iss=https%3A%2F%2Fsimpatika.test';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const masuk = { getCaraMasuk: () => ({ is_simpatika: true }) };

test('where it is set up, one may be led to the staff system from the sign-in page; else not', async () => {
  let is_simpatika = true;
  givenServer({ masukSimpatika: { getCaraMasuk: () => ({ is_simpatika }) } });
  const app = await renderApp('/login');
  const link = app.getByRole('link', { name: 'Masuk dengan Simpatika' });
  await expect.element(link).toHaveAttribute('href', '/api/login-simpatika');
  await expectNoAxeFindings();
  is_simpatika = false;
  const lain = await renderApp('/login?error=server_error&state=abc');
  await expect.element(lain.getByText('Simpatika tidak dapat memasukkan Anda', { exact: false })).toBeVisible();
  const without = await renderApp('/login?simpatika=unreachable');
  await expect.element(without.getByText('Simpatika tidak menjawab.', { exact: false })).toBeVisible();
});

test('the way to the staff system is there also where the session ends while the sign-in page already asks for it', async () => {
  const cara = Promise.withResolvers<{ is_simpatika: boolean }>();
  givenServer({ masukSimpatika: { getCaraMasuk: () => cara.promise } });
  const app = await renderApp('/login');
  await expect.element(app.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  app.endSession();
  cara.resolve({ is_simpatika: true });
  await expect.element(app.getByRole('link', { name: 'Masuk dengan Simpatika' })).toBeVisible();
});

test('who is joined already is in with what he came back with, and goes where he wanted to go', async () => {
  sessionStorage.setItem('hadir-kembali-simpatika', '/organisasi/9/polaKerja');
  const server = givenServer({
    auth: givenSession(),
    masukSimpatika: { ...masuk, enterSimpatika: () => givenMe() },
  });
  const app = await renderApp(BACK);
  await expect.element(app.getByRole('heading', { name: 'Pola Kerja' })).toBeVisible();
  expect(server.asked.filter(({ name }) => name === 'masukSimpatika.enterSimpatika')).toEqual([
    {
      name: 'masukSimpatika.enterSimpatika',
      input: { code: 'abc', state: 'def', iss: 'https://simpatika.test' },
    },
  ]);
});

test('whose account has a password signs in with it once, and is then joined', async () => {
  const server = givenServer({
    auth: { ...givenSession(), login: () => givenMe({ organisasi_tunggal: 9 }) },
    masukSimpatika: {
      ...masuk,
      enterSimpatika: () => ({ sambungan: 'sambung-saya', aktivasi: null }),
      confirmSimpatika: () => null,
    },
  });
  const app = await renderApp(BACK);
  await expect.element(app.getByText('Akun Hadir Anda ditemukan.', { exact: false })).toBeVisible();
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('siti.nurhaliza');
  await app.getByLabelText('Kata sandi', { exact: false }).first().fill('hadir123');
  await app.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect.poll(() => server.lastOf('masukSimpatika.confirmSimpatika')).toEqual({ sambungan: 'sambung-saya' });
});

test('what waits to be joined goes with the page that says so: who signs in by another one in this tab joins nothing', async () => {
  let isMasuk = false;
  const getMe = () => {
    if (!isMasuk) throw new Refusal('auth.sign_in_required');
    return givenMe();
  };
  const login = () => {
    isMasuk = true;
    return givenMe({ organisasi_tunggal: 9 });
  };
  const server = givenServer({
    auth: { ...givenSession(), getMe, login },
    masukSimpatika: {
      ...masuk,
      enterSimpatika: () => ({ sambungan: 'sambung-saya', aktivasi: null }),
      confirmSimpatika: () => null,
    },
  });
  const app = await renderApp(BACK);
  await app.getByRole('link', { name: 'Masuk tanpa menyambungkan' }).click();
  await expect.element(app.getByText('Akun Hadir Anda ditemukan.', { exact: false })).not.toBeInTheDocument();
  expect(sessionStorage.length).toBe(0);
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('rekan');
  await app.getByLabelText('Kata sandi', { exact: false }).first().fill('hadir123');
  await app.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect.poll(() => app.address()).not.toContain('/login');
  expect(server.lastOf('masukSimpatika.confirmSimpatika')).toBeUndefined();
});

test('whose account is nobody’s yet is led to activate it', async () => {
  givenServer({
    auth: {
      checkAktivasi: () => ({
        nama: 'Siti',
        nama_organisasi: null,
        email: null,
        username: null,
        jenis: 'aktivasi',
        sandi_min: 6,
      }),
    },
    masukSimpatika: { ...masuk, enterSimpatika: () => ({ sambungan: 's', aktivasi: 'ABCD-EFGH' }) },
  });
  const app = await renderApp(BACK);
  await expect.element(app.getByRole('heading', { name: 'Halo, Siti' })).toBeVisible();
  expect(app.address()).toBe('/aktivasi-simpatika/ABCD-EFGH');
});

test.each([
  ['masuk_simpatika.tidak_dikenal', 'Akun Anda belum terdaftar'],
  ['masuk_simpatika.lebih_dari_satu', 'Nomor Anda ada pada lebih dari satu akun'],
  ['masuk_simpatika.nomor_berbeda', 'Nomor Anda bertentangan'],
  ['masuk_simpatika.bukan_anggota', 'Keanggotaan Anda sudah berakhir'],
  ['masuk_simpatika.belum_aktif', 'Akun Anda belum diaktifkan'],
] as const)('%s is told with what to do', async (code, title) => {
  givenServer({
    masukSimpatika: {
      ...masuk,
      enterSimpatika: () => {
        throw new Refusal(code);
      },
    },
  });
  const app = await renderApp(BACK);
  await expect.element(app.getByRole('heading', { name: title })).toBeVisible();
  await expectNoAxeFindings();
});

test('an answer that does not hold is told at the sign-in page', async () => {
  givenServer({
    masukSimpatika: {
      ...masuk,
      enterSimpatika: () => {
        throw new Refusal('masuk_simpatika.expired');
      },
    },
  });
  const app = await renderApp(BACK);
  await expect.element(app.getByText('Mulai lagi dari sini', { exact: false })).toBeVisible();
  await expect.element(app.getByRole('textbox', { name: 'Nama pengguna' })).toBeVisible();
});
