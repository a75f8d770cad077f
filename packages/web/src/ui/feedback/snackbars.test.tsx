import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderUi } from '../../testing/render-ui.tsx';
import { ConfirmDialog } from '../layer/confirm-dialog.tsx';
import { notify } from './notify.ts';
import { dismissSnackbar, snackbarStore } from './snackbar-store.ts';
import { Snackbars } from './snackbars.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of snackbarStore.read()) dismissSnackbar(id);
});

const texts = () => snackbarStore.read().map((snackbar) => snackbar.message);

test('a snackbar is gone after 4000 ms, one that asks for a reload never', async () => {
  const screen = await renderUi(<Snackbars />);
  notify.success('Data Berhasil disimpan');
  notify.reload(() => undefined);
  await expect.element(screen.getByText('Data Berhasil disimpan')).toBeVisible();

  await vi.advanceTimersByTimeAsync(3900);
  expect(texts()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(texts()).toEqual(['Pembaruan aplikasi tersedia. Silakan muat ulang peramban Anda']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(texts()).toHaveLength(1);
});

test('one that is pointed at waits until it is left', async () => {
  const screen = await renderUi(<Snackbars />);
  notify.info('Laporan sedang disiapkan');
  await screen.getByText('Laporan sedang disiapkan').hover();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(texts()).toHaveLength(1);
  await screen.getByText('Laporan sedang disiapkan').unhover();
  await vi.advanceTimersByTimeAsync(4100);
  expect(texts()).toEqual([]);
});

test('what can be taken back is taken back by its button', async () => {
  const screen = await renderUi(<Snackbars />);
  let undone = 0;
  notify.undoable('Ajuan ditolak', 10_000, () => undone++);
  await screen.getByRole('button', { name: 'Urungkan' }).click();
  expect(undone).toBe(1);
  expect(texts()).toEqual([]);
});

test('an error is announced at once', async () => {
  const screen = await renderUi(<Snackbars />);
  notify.error('Periode ini sudah dikunci');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Periode ini sudah dikunci');
});

test('on a phone it never lies over the buttons of a question', async () => {
  await page.viewport(360, 740);
  const screen = await renderUi(
    <>
      <ConfirmDialog
        opened
        question={{ title: 'Kembalikan?', message: '28 sel', details: <div style={{ height: 900 }} /> }}
        onAnswer={() => undefined}
      />
      <Snackbars />
    </>,
  );
  notify.success('Data Berhasil disimpan');
  const box = (element: Element) => element.getBoundingClientRect();
  const bar = screen.getByText('Data Berhasil disimpan');
  await expect.element(bar).toBeVisible();
  await vi.advanceTimersByTimeAsync(1000);
  for (const name of ['Batal', 'Ya, lanjutkan']) {
    const tombol = box(screen.getByRole('button', { name }).element());
    expect(box(bar.element()).bottom <= tombol.top || box(bar.element()).top >= tombol.bottom).toBe(true);
  }
});
