import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';

const LEBAR = 640;
const TINGGI = 480;
const TERANG = 235;
const GELAP = 16;

/**
 * A video of a QR code held before a camera, of which the path is told: raw pictures (YUV4MPEG2), two of them. Written over
 * an earlier one it is what a camera sees that is lit from now on.
 */
export async function writeVideo(teks: string, lama?: string): Promise<string> {
  const { data, size } = encode(teks, { border: 4 });
  const kotak = Math.floor(TINGGI / size);
  const [kiri, atas] = [(LEBAR - size * kotak) >> 1, (TINGGI - size * kotak) >> 1];
  const y = Buffer.alloc(LEBAR * TINGGI, TERANG);
  for (let row = 0; row < size * kotak; row++) {
    for (let column = 0; column < size * kotak; column++) {
      const gelap = data[Math.floor(row / kotak)]?.[Math.floor(column / kotak)];
      if (gelap) y[(atas + row) * LEBAR + kiri + column] = GELAP;
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), y, Buffer.alloc((LEBAR * TINGGI) / 2, 128)]);
  const path = lama ?? join(await mkdtemp(join(tmpdir(), 'hadir-kamera-')), 'kartu.y4m');
  await writeFile(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${LEBAR} H${TINGGI} F5:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  return path;
}
