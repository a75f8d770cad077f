import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { beforeEach, expect, test } from 'vitest';
import { givenBaris } from '../../testing/given/given-kehadiran.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const LAYAR = '/organisasi/9/device';
const JUDUL = { name: 'Perangkat', level: 1 } as const;
const given = () =>
  givenServer({
    auth: givenSession(),
    perangkat: { listPerangkat: () => ({ ...givenPage([]), diam: 0, bergeser: 0 }) },
    ketukanTertahan: {
      listPinMenunggu: () => givenPage([]),
      listKetukanTertahan: () => givenPage([]),
      listSebabTertahan: () => [],
    },
  });
const sesi = (server: ReturnType<typeof given>) =>
  server.asked.map(({ name }) => name).filter((name) => /^auth\.(getMe|getAwal|switchOrganisasi|listIzin)$/.test(name));

test('who is there, where, and what he may do there is one question', async () => {
  const server = given();
  const app = await renderApp(LAYAR);
  await expect.element(app.getByRole('heading', JUDUL)).toBeVisible();
  expect(sesi(server)).toEqual(['auth.getAwal']);
  expect(server.lastOf('auth.getAwal')).toEqual({ organisasi_id: 9 });
});

test('a device that knows it from the last time draws before the server has answered', async () => {
  const server = given();
  await (await renderApp(LAYAR)).unmount();
  const asked = server.asked.length;
  let answer = () => {};
  const later = new Promise<void>((resolve) => (answer = resolve));
  server.answers.auth = { ...givenSession(), getMe: () => later.then(() => givenMe({ nama: 'Siti Baru' })) };
  const app = await renderApp(LAYAR);
  await expect.element(app.getByRole('heading', JUDUL)).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Akun Siti Nurhaliza' })).toBeInTheDocument();
  answer();
  await expect.element(app.getByRole('button', { name: 'Akun Siti Baru' })).toBeInTheDocument();
  expect(server.asked.slice(asked).filter(({ name }) => name === 'auth.getAwal')).toHaveLength(1);
});

test('what the device kept a moment ago is asked again by a page opened anew, and what has changed since takes its place', async () => {
  const riwayat = (jam_masuk: string) => ({ listRiwayatAnggota: () => givenPage([givenBaris({ jam_masuk })]) });
  const server = givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    klaimPresensi: { listKlaimSendiri: () => givenPage([]) },
    presensiManual: { listPresensiManualSendiri: () => givenPage([]) },
    kehadiran: riwayat('07:22:10'),
  });
  const before = await renderApp('/organisasi/9/riwayat-hadir-user');
  await expect.element(before.getByText('07:22:10')).toBeVisible();
  await before.unmount();
  server.answers.kehadiran = riwayat('05:45:00');
  const app = await renderApp('/organisasi/9/riwayat-hadir-user');
  await expect.element(app.getByText('05:45:00')).toBeVisible();
});

test('a session that has ended since leads to the login, and nothing of it stays', async () => {
  const server = given();
  await (await renderApp(LAYAR)).unmount();
  server.answers.auth = {
    ...givenSession(),
    getMe: () => {
      throw new Refusal('auth.session_expired');
    },
  };
  const app = await renderApp(LAYAR);
  await expect.poll(app.address).toMatch(/^\/login/);
  await expect.poll(() => localStorage.getItem('hadir-sesi')).toBeNull();
});
