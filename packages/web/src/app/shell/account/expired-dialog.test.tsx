import { beforeEach, expect, test } from 'vitest';
import { givenServer } from '../../../testing/given-server.ts';
import { givenSession } from '../../../testing/given-session.ts';
import { givenMe, givenOrganisasi } from '../../../testing/orang.ts';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const TITLE = 'Masa berlangganan Instansi Anda telah habis';
const EXPIRED = { is_langganan: false, tgl_berlaku_akhir: '2026-01-31' };
const given = () =>
  givenServer({
    auth: {
      ...givenSession(EXPIRED),
      switchOrganisasi: ({ no_reg }) => givenOrganisasi({ ...EXPIRED, organisasi_id: Number(no_reg) }),
      login: () => givenMe({ organisasi_tunggal: 9 }),
      logout: () => null,
    },
  });

type App = Awaited<ReturnType<typeof renderApp>>;
const dialogOf = (app: App) => app.getByRole('dialog', { name: TITLE });

/** The page is loaded anew, as by F5: nothing is kept but what the device keeps. */
async function reload(app: App, href: string): Promise<App> {
  await app.unmount();
  return renderApp(href);
}

async function putAway(app: App): Promise<void> {
  await dialogOf(app).getByRole('button', { name: 'Nanti' }).click();
  await expect.element(dialogOf(app)).not.toBeInTheDocument();
}

test('what was put away does not return on a reload, but another organisation is told of on its own', async () => {
  given();
  const app = await renderApp('/analitik/9');
  await putAway(app);

  const again = await reload(app, '/analitik/9');
  await expect.element(again.getByRole('heading', { name: 'Analitik' })).toBeVisible();
  expect(dialogOf(again).query()).toBeNull();
  again.go('/analitik/10');
  await expect.element(dialogOf(again)).toBeVisible();
});

test('what was not put away yet stands there after a reload', async () => {
  given();
  const app = await renderApp('/analitik/9');
  await expect.element(dialogOf(app)).toBeVisible();
  await expect.element(dialogOf(await reload(app, '/analitik/9'))).toBeVisible();
});

test('it returns once more after a new log-in', async () => {
  given();
  const app = await renderApp('/analitik/9');
  await putAway(app);
  await app.getByRole('button', { name: 'Akun Siti Nurhaliza' }).click();
  await app.getByRole('button', { name: 'Keluar' }).click();
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('siti.nurhaliza');
  await app.getByLabelText('Kata sandi', { exact: false }).first().fill('hadir123');
  await app.getByRole('button', { name: 'Masuk' }).click();
  await expect.element(dialogOf(app)).toBeVisible();
});
