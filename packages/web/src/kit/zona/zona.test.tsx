import type { Zona } from '@hadir/rules/waktu/zona.ts';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Saat } from './saat.tsx';
import { Sejak } from './sejak.tsx';
import { useToday } from './use-today.ts';
import { ZonaContext } from './zona-context.ts';

const PADA = '2026-11-19T21:43:51Z';

test.each<[Zona | null, string]>([
  ['Asia/Jakarta', '20-11-2026 04:43'],
  ['Asia/Makassar', '20-11-2026 05:43'],
  ['Asia/Jayapura', '20-11-2026 06:43'],
  [null, '20-11-2026 04:43 WIB'],
])('an instant is told on the clock of %s as %s, whatever zone the device is set to', async (zona, teks) => {
  const screen = await renderUi(
    <ZonaContext value={zona}>
      <Saat pada={PADA} />
    </ZonaContext>,
  );
  await expect.element(screen.getByText(teks, { exact: true })).toHaveAttribute('datetime', PADA);
});

test('half an hour after midnight in Jayapura it is tomorrow there, and still today in Jakarta', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T15:30:00Z') });
  try {
    const screen = await renderUi(
      <>
        <ZonaContext value="Asia/Jayapura">
          <HariIni />
        </ZonaContext>
        <ZonaContext value="Asia/Jakarta">
          <HariIni />
        </ZonaContext>
      </>,
    );
    await expect.element(screen.getByText('2026-11-20')).toBeVisible();
    await expect.element(screen.getByText('2026-11-19')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

function HariIni() {
  return <p>{useToday()}</p>;
}

test('how long ago it was goes on by itself, minute by minute, with the instant at hand', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-19T21:47:00Z') });
  try {
    const screen = await renderUi(
      <ZonaContext value="Asia/Jayapura">
        <Sejak pada={PADA} />
      </ZonaContext>,
    );
    await expect.element(screen.getByText('3 menit lalu')).toHaveAttribute('title', '20-11-2026 06:43');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(screen.getByText('4 menit lalu')).toHaveAttribute('datetime', PADA);
  } finally {
    vi.useRealTimers();
  }
});
