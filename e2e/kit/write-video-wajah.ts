import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pikselOf } from '../../packages/server/src/testing/potret.ts';

const LEBAR = 640;
const TINGGI = 480;

/** A video of somebody before a camera, of which the path is told: raw pictures (YUV4MPEG2), two of them. */
export async function writeVideoWajah(nama: Parameters<typeof pikselOf>[0]): Promise<string> {
  const data = await pikselOf(nama, LEBAR, TINGGI);
  const y = Buffer.alloc(LEBAR * TINGGI);
  const [u, v] = [Buffer.alloc((LEBAR * TINGGI) / 4), Buffer.alloc((LEBAR * TINGGI) / 4)];
  for (let row = 0; row < TINGGI; row += 1) {
    for (let column = 0; column < LEBAR; column += 1) {
      const at = row * LEBAR + column;
      const [r = 0, g = 0, b = 0] = [data[at * 3], data[at * 3 + 1], data[at * 3 + 2]];
      y[at] = 0.299 * r + 0.587 * g + 0.114 * b;
      if (row % 2 || column % 2) continue;
      const half = (row / 2) * (LEBAR / 2) + column / 2;
      u[half] = 128 - 0.169 * r - 0.331 * g + 0.5 * b;
      v[half] = 128 + 0.5 * r - 0.419 * g - 0.081 * b;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), y, u, v]);
  const path = join(await mkdtemp(join(tmpdir(), 'hadir-kamera-')), 'wajah.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${LEBAR} H${TINGGI} F5:1 Ip A1:1 C420jpeg\n`);
  await writeFile(path, Buffer.concat([head, frame, frame]));
  return path;
}
