import { expect, onTestFinished, test } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { showIn } from '../../testing/show-in.ts';
import { setTileSource } from './tile-source.ts';
import { MapView } from './map-view.tsx';
import { pause } from '../../kit/pause.ts';

const SEKOLAH = { lat: -6.2, lng: 106.8, label: 'Presensi 06:58:11' };

test('a map below the screen fetches nothing until it is scrolled to', async () => {
  await showIn({ width: 360 });
  const screen = await renderUi(
    <>
      <div style={{ height: 3000 }} />
      <MapView label="Peta presensi" points={[SEKOLAH]} />
    </>,
  );
  const map = screen.getByRole('region', { name: 'Peta presensi' });
  const zoom = screen.getByRole('button', { name: 'Perbesar' });
  await pause(300);
  expect(zoom.query()).toBeNull();
  map.element().scrollIntoView();
  await expect.element(zoom).toBeVisible();
});

test('near a place the ground is plain land; from afar the outline of Indonesia is drawn', async () => {
  await showIn({ width: 1440 });
  const screen = await renderUi(<MapView label="Peta presensi" points={[SEKOLAH]} />);
  const map = screen.getByRole('region', { name: 'Peta presensi' });
  const outline = () => map.element().querySelectorAll('.peta-indonesia').length;
  await expect.element(map).toHaveClass('peta-dekat');
  expect(outline()).toBe(0);
  for (let clicked = 0; clicked < 5; clicked += 1) await screen.getByRole('button', { name: 'Perkecil' }).click();
  await expect.poll(outline).toBe(1);
  await expect.element(map).not.toHaveClass('peta-dekat');
});

/** A square of one pixel, under an address of tiles. */
const PETAK =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==#{z}/{x}/{y}';

test('with a tile address the map shows its tiles and names whose they are, without one the outline alone', async () => {
  await showIn({ width: 1440 });
  onTestFinished(() => setTileSource(() => Promise.resolve(null)));
  setTileSource(() => Promise.resolve({ address: PETAK, attribution: '© Peta <Contoh>' }));
  const screen = await renderUi(<MapView label="Peta presensi" points={[SEKOLAH]} />);
  const map = screen.getByRole('region', { name: 'Peta presensi' }).element();
  const tiles = () => map.querySelectorAll('.peta-petak .leaflet-tile-loaded').length;
  await expect.poll(tiles).toBeGreaterThan(0);
  // Those of the whole country may stand there until those of the place have come.
  await expect.poll(() => map.querySelector('.leaflet-tile')?.getAttribute('src')).toMatch(/#16\/\d+\/\d+$/);
  expect(map.querySelector('.leaflet-control-attribution')?.textContent).toContain('© Peta <Contoh>');
});
