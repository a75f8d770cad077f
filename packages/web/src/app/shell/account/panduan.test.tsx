import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../../testing/expect-no-axe-findings.ts';
import { givenPage } from '../../../testing/given-page.ts';
import { givenServer } from '../../../testing/given-server.ts';
import { givenSession } from '../../../testing/given-session.ts';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const LAYAR = '/organisasi/9/persetujuan';
const given = () =>
  givenServer({
    auth: givenSession({ is_langganan: true }),
    persetujuan: {
      countMenunggu: () => ({
        cuti: 0,
        presensi_manual: 2,
        klaim: 0,
        tukar_shift: 0,
        ditinjau: 0,
        gangguan: 0,
        wajah: 0,
        tertahan: 0,
        kesepakatan: 0,
        beku: { cuti: 0, klaim: 0 },
        is_penyetuju: false,
      }),
    },
    presensiManual: { listManualMenungguSaya: () => givenPage([]) },
  });
type App = Awaited<ReturnType<typeof renderApp>>;
const tawaran = (app: App) => app.getByRole('complementary', { name: 'Panduan layar' });
const langkah = (app: App, name: string) => app.getByRole('dialog', { name });

test('on the first visit of a screen its tour is offered, walks through it by keyboard, and is not offered again', async () => {
  given();
  const app = await renderApp(LAYAR);
  await tawaran(app).getByRole('button', { name: 'Lihat panduan' }).click();
  await expect.element(langkah(app, 'Yang menunggu keputusan Anda')).toBeVisible();
  await expectNoAxeFindings();
  await langkah(app, 'Yang menunggu keputusan Anda').getByRole('button', { name: 'Lanjut' }).click();
  await langkah(app, 'Siapa yang memutuskan').getByRole('button', { name: 'Selesai' }).click();
  await expect.element(app.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(app.getByRole('main')).toHaveFocus();

  await app.unmount();
  const again = await renderApp(LAYAR);
  await expect.element(again.getByRole('heading', { name: 'Persetujuan' })).toBeVisible();
  expect(tawaran(again).query()).toBeNull();
});

test('Help plays the tour of the screen that is open, and one that is left takes its tour along', async () => {
  given();
  const app = await renderApp(LAYAR);
  await tawaran(app).getByRole('button', { name: 'Tutup tawaran panduan' }).click();
  await expect.element(tawaran(app)).not.toBeInTheDocument();

  await app.getByRole('button', { name: /^Akun / }).click();
  await app.getByRole('button', { name: 'Bantuan' }).click();
  await app.getByRole('dialog', { name: 'Bantuan' }).getByRole('button', { name: 'Panduan layar ini' }).click();
  await expect.element(langkah(app, 'Yang menunggu keputusan Anda')).toBeVisible();
  app.go('/profil/9');
  await expect.element(langkah(app, 'Yang menunggu keputusan Anda')).not.toBeInTheDocument();

  await app.getByRole('button', { name: /^Akun / }).click();
  await app.getByRole('button', { name: 'Bantuan' }).click();
  await expect.element(app.getByRole('dialog', { name: 'Bantuan' })).toBeVisible();
  expect(app.getByRole('button', { name: 'Panduan layar ini' }).query()).toBeNull();
});
