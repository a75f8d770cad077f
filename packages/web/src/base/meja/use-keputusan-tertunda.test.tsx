import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../kit/failure/api-error.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { dismissSnackbar, snackbarStore } from '../../ui/feedback/snackbar-store.ts';
import { Snackbars } from '../../ui/feedback/snackbars.tsx';
import { kirimSatu } from './send-in-turn.ts';
import { useKeputusanTertunda } from './use-keputusan-tertunda.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of snackbarStore.read()) dismissSnackbar(id);
});

const sent: string[] = [];
beforeEach(() => void sent.splice(0));

const refuse = () => Promise.reject<void>(new ApiError({ code: 433, message: 'Sudah ditarik' }));

function Meja() {
  const { decide } = useKeputusanTertunda(() => sent.push('dibaca lagi'));
  const send = (what: string) => async () => {
    sent.push(what);
    return undefined;
  };
  const sendSlowly = (what: string) => async () => {
    sent.push(what);
    await new Promise((answered) => setTimeout(answered, 2_000));
    return undefined;
  };
  return (
    <>
      <button type="button" onClick={() => decide([1], 'setuju', 'Klaim Ani disetujui', [send('Ani')])}>
        Setujui
      </button>
      <button type="button" onClick={() => decide([2], 'tolak', 'Klaim Budi ditolak', [send('Budi')])}>
        Tolak
      </button>
      <button
        type="button"
        onClick={() => decide([3], 'tolak', 'Klaim Cici ditolak', [kirimSatu('Klaim Cici', refuse)], 'Lihat mesin')}
      >
        Terlambat
      </button>
      <button
        type="button"
        onClick={() => decide([4, 5], 'tolak', '2 klaim ditolak', [sendSlowly('Dedi'), sendSlowly('Euis')])}
      >
        Tolak berdua
      </button>
      <button
        type="button"
        onClick={() =>
          decide([6, 7, 8], 'setuju', '3 klaim disetujui', [
            send('Fajar'),
            kirimSatu('Klaim Gita', refuse),
            kirimSatu('Klaim Hana', refuse),
          ])
        }
      >
        Setujui bertiga
      </button>
      <button
        type="button"
        onClick={() => decide([9, 10], 'setuju', '2 presensi diterima', [() => refuse().then(() => undefined)])}
      >
        Terima semua atau tidak
      </button>
      <Snackbars />
    </>
  );
}

test('a decision is sent as what is told of it goes: after ten seconds, and not while it is pointed at', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Setujui' }).click();
  const told = screen.getByText('Klaim Ani disetujui');
  await told.hover();
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(screen.getByRole('button', { name: 'Urungkan' })).toBeVisible();
  expect(sent).toEqual([]);
  await told.unhover();
  await vi.advanceTimersByTimeAsync(9900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['Ani']);
  await expect.element(screen.getByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
});

test('where the server refuses it, that is told until it is put away, and the queue is read again: somebody else may have decided meanwhile', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Terlambat' }).click();
  await vi.advanceTimersByTimeAsync(10_100);
  expect(sent).toEqual(['dibaca lagi']);
  await vi.advanceTimersByTimeAsync(60_000);
  const told = screen.getByText('Tidak tersimpan: Klaim Cici ditolak. Sudah ditarik. Yang Anda tulis: “Lihat mesin”');
  await expect.element(told).toBeVisible();
});

test('of many of whom some are refused it is said how many were taken, and who was not and why', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Setujui bertiga' }).click();
  await vi.advanceTimersByTimeAsync(10_100);
  await expect.element(screen.getByText('1 dari 3 disetujui. Klaim Gita, Klaim Hana: Sudah ditarik.')).toBeVisible();
  expect(snackbarStore.read()).toHaveLength(1);
});

test('of many that are taken all or none it is said that none was, with the reason', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Terima semua atau tidak' }).click();
  await vi.advanceTimersByTimeAsync(10_100);
  await expect.element(screen.getByText('Tidak tersimpan: 2 presensi diterima. Sudah ditarik.')).toBeVisible();
});

test('a pointer that was left on it holds it for a minute, and then it is sent and gone', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Tolak' }).click();
  await screen.getByText('Klaim Budi ditolak').hover();
  await vi.advanceTimersByTimeAsync(60_100);
  expect(sent).toEqual(['Budi']);
  await expect.element(screen.getByRole('button', { name: 'Urungkan' })).not.toBeInTheDocument();
});

test('one that is taken back is never sent, whatever is decided beside it', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Setujui' }).click();
  await screen.getByRole('button', { name: 'Tolak' }).click();
  await screen.getByRole('button', { name: 'Urungkan' }).first().click();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(['Budi']);
});

test('leaving the screen sends what waits, and nothing is left that would not take it back', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Setujui' }).click();
  await screen.unmount();
  expect(sent).toEqual(['Ani']);
  expect(snackbarStore.read()).toEqual([]);
});

test('many are sent one after the other; a page that closes meanwhile sends the rest at once, each once', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Tolak berdua' }).click();
  await vi.advanceTimersByTimeAsync(10_100);
  expect(sent).toEqual(['Dedi']);
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(sent).toEqual(['Dedi', 'Euis']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(['Dedi', 'Euis']);
});

test('a page that closes sends all that may still be taken back, also of many that were decided together', async () => {
  const screen = await renderUi(<Meja />);
  await screen.getByRole('button', { name: 'Setujui' }).click();
  await screen.getByRole('button', { name: 'Tolak berdua' }).click();
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(sent).toEqual(['Ani', 'Dedi', 'Euis']);
});
