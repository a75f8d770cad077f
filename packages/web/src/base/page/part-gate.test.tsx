import { lazy, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Snackbars } from '../../ui/feedback/snackbars.tsx';
import { renderUi } from '../../testing/render-ui.tsx';
import { PartGate } from './part-gate.tsx';

const lazyFailing = (error: Error) => lazy(() => Promise.reject(error));

test('a part that cannot be fetched is told of, and the page beneath keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Panel = lazyFailing(new TypeError('Failed to fetch dynamically imported module: /assets/panel.js'));
  const app = await renderUi(<Page Panel={Panel} />);
  await app.getByLabelText('Keterangan').fill('Keperluan keluarga');
  await app.getByRole('button', { name: 'Buka' }).click();
  await expect.element(app.getByText(/Bagian halaman ini tidak dapat diambil/)).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  await expect.element(app.getByLabelText('Keterangan')).toHaveValue('Keperluan keluarga');
  await expect.element(app.getByText('tertutup')).toBeVisible();
});

test('a part that comes but fails is the failure of its page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Panel = lazyFailing(new Error('Cacat di panelnya'));
  const failed = vi.fn<(error: unknown) => void>();
  window.addEventListener('error', (event) => {
    event.preventDefault();
    failed(event.error);
  });
  const app = await renderUi(<Page Panel={Panel} />);
  await app.getByRole('button', { name: 'Buka' }).click();
  await expect.poll(() => app.container.textContent).toBe('');
  await expect.poll(() => failed.mock.calls.map(([error]) => String(error))).toContain('Error: Cacat di panelnya');
});

function Page({ Panel }: { Panel: ReturnType<typeof lazyFailing> }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <label>
        Keterangan <input />
      </label>
      <button type="button" onClick={() => setOpened(true)}>
        Buka
      </button>
      {opened === null && <p>tertutup</p>}
      <PartGate onMissing={() => setOpened(null)}>{opened !== null && <Panel />}</PartGate>
      <Snackbars />
    </>
  );
}
