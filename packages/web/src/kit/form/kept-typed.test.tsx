import { Textarea } from '@mantine/core';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { keptSession } from '../../base/session/kept-session.ts';
import { givenBahan, givenCuti } from '../../testing/given/given-cuti.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ConfirmProvider } from '../../ui/layer/confirm-provider.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { keptTyped } from './kept-typed.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

beforeEach(() => localStorage.clear());

const ALAMAT = '/organisasi/9/cuti';
const KEMBALI = `/login?kembali=${encodeURIComponent(ALAMAT)}`;

/** A member who asks for leave, until his session is over; whoever signs in next is `me`. */
function given() {
  const keadaan = { berakhir: false, me: givenMe() };
  const dalam = <T,>(answer: T): T => {
    if (keadaan.berakhir) throw new Refusal('auth.session_expired');
    return answer;
  };
  const session = givenSession({ peran: 'user', role: KODE_PERAN.user });
  givenServer({
    auth: {
      ...session,
      getMe: () => dalam(keadaan.me),
      login: () => {
        keadaan.berakhir = false;
        return keadaan.me;
      },
    },
    saldoCuti: { listSaldoSendiri: () => [] },
    cuti: { getBahanCuti: (input) => dalam(givenBahan(input)), submitCuti: () => dalam(givenCuti()) },
  });
  return keadaan;
}

type App = Awaited<ReturnType<typeof renderApp>>;
const keterangan = (app: App) => app.getByRole('textbox', { name: 'Keterangan' });
const pulih = (app: App) => app.getByText(/^Isian Anda yang belum terkirim dipulihkan/);

async function isi(app: App) {
  await app.getByRole('combobox', { name: 'Kategori' }).selectOptions('Cuti Tahunan');
  const dates = app.getByRole('group', { name: 'Tanggal cuti' });
  await dates.getByRole('textbox', { name: 'Dari' }).fill('24-12-2026');
  await dates.getByRole('textbox', { name: 'Sampai' }).fill('24-12-2026');
  await keterangan(app).fill('Pulang kampung');
}

async function masuk(app: App) {
  await app.getByRole('textbox', { name: 'Nama pengguna' }).fill('siti.nurhaliza');
  await app.getByLabelText('Kata sandi', { exact: false }).first().fill('hadir123');
  await app.getByRole('button', { name: 'Masuk' }).click();
  await expect.element(keterangan(app)).toBeVisible();
}

test('what was typed when the session ended is there again after signing in, with the files to choose again, and once', async () => {
  const keadaan = given();
  const app = await renderApp(ALAMAT);
  await isi(app);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input!, new File(['%PDF-'], 'surat dokter.pdf', { type: 'application/pdf' }));
  await expect.element(app.getByText('surat dokter.pdf')).toBeVisible();
  keadaan.berakhir = true;
  await app.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect.poll(app.address).toBe(KEMBALI);
  await expect.element(app.getByText(/Isian Anda tampil lagi sesudah Anda masuk$/)).toBeVisible();
  await masuk(app);
  await expect.element(pulih(app)).toMatchTextContent('. Pilih lagi berkasnya: surat dokter.pdf');
  await expect.element(keterangan(app)).toHaveValue('Pulang kampung');
  await expect.element(app.getByRole('combobox', { name: 'Kategori' })).toHaveDisplayValue('Cuti Tahunan');
  await expect.element(app.getByRole('table', { name: 'Kalender Desember 2026' })).toBeVisible();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('so is what was typed in a dialog, when it is opened again with the same beginning', async () => {
  keptTyped.follow(() => 7);
  onTestFinished(() => sessionStorage.clear());
  const dialog = (nama: string) => (
    <ThemeProvider>
      <ConfirmProvider>
        <FormDialog
          kept
          opened
          onClose={() => undefined}
          title="Ubah"
          initialValues={{ nama, keterangan: '' }}
          schema={z.object({ keterangan: z.string() })}
          onSubmit={async () => undefined}
        >
          {({ field }) => <Textarea label="Keterangan" {...field('keterangan')} />}
        </FormDialog>
      </ConfirmProvider>
    </ThemeProvider>
  );
  const open = async (nama: string) => {
    const screen = await render(dialog(nama));
    return { screen, field: screen.getByRole('textbox', { name: 'Keterangan' }) };
  };
  const satu = await open('Budi');
  expect(keptTyped.keep()).toBe(false);
  await satu.field.fill('Dinas luar');
  expect(keptTyped.keep()).toBe(true);
  await satu.screen.unmount();
  const lain = await open('Siti');
  await expect.element(lain.field).toHaveValue('');
  await lain.screen.unmount();
  const lagi = await open('Budi');
  await expect.element(lagi.field).toHaveValue('Dinas luar');
  await expect.element(lagi.screen.getByText('Isian Anda yang belum terkirim dipulihkan')).toBeVisible();
  expect(hasUnsavedWork()).toBe(true);
});

test('nobody else is shown it, and it is gone from the device', async () => {
  const keadaan = given();
  const app = await renderApp(ALAMAT);
  await isi(app);
  keadaan.berakhir = true;
  await app.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect.poll(app.address).toBe(KEMBALI);
  keadaan.me = givenMe({ user_id: 99 });
  await masuk(app);
  await expect.element(keterangan(app)).toHaveValue('');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('after an hour it is as if nothing had been typed', async () => {
  const keadaan = given();
  const app = await renderApp(ALAMAT);
  await isi(app);
  keadaan.berakhir = true;
  await app.getByRole('button', { name: 'Ajukan', exact: true }).click();
  await expect.poll(app.address).toBe(KEMBALI);
  const kini = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
  onTestFinished(() => kini.mockRestore());
  await masuk(app);
  await expect.element(keterangan(app)).toHaveValue('');
});

test('who signs out in another tab is led to the login here, and from there back to what he typed', async () => {
  given();
  const app = await renderApp(ALAMAT);
  await isi(app);
  keptSession.forget();
  window.dispatchEvent(new StorageEvent('storage', { key: 'hadir-sesi' }));
  await expect.poll(app.address).toBe(KEMBALI);
  await expect.element(app.getByText(/^Anda sudah keluar di tab lain/)).toBeVisible();
  await masuk(app);
  await expect.element(pulih(app)).toBeVisible();
  await expect.element(keterangan(app)).toHaveValue('Pulang kampung');
});

/** Another application comes before the page, or it comes back. */
function look(hidden: boolean) {
  const spy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what stands in a page that a phone took from memory while the camera was open is there when it is loaded again', async () => {
  given();
  const app = await renderApp(ALAMAT);
  await isi(app);
  look(true);
  await cleanup();
  look(false);
  const lagi = await renderApp(ALAMAT);
  await expect.element(pulih(lagi)).toBeVisible();
  await expect.element(keterangan(lagi)).toHaveValue('Pulang kampung');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('of a page that was only not looked at for a while nothing stays on the device', async () => {
  given();
  const app = await renderApp(ALAMAT);
  await isi(app);
  look(true);
  expect(Object.keys(sessionStorage)).toHaveLength(1);
  look(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
  await expect.element(keterangan(app)).toHaveValue('Pulang kampung');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(Object.keys(sessionStorage)).toHaveLength(1);
  sessionStorage.clear();
});
