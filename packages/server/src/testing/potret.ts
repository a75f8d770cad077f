import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Pictures of people that the library for faces ships with itself, cut down to one of them each. */
const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

/** Where in which picture somebody's head and shoulders are, in parts of its width and height. */
const ORANG = {
  satu: { file: 'sample3.jpg', left: 0.5, top: 0.05, width: 0.24, height: 0.45 },
  lain: { file: 'sample6.jpg', left: 0.02, top: 0.2, width: 0.26, height: 0.45 },
} as const;
export type NamaOrang = keyof typeof ORANG;

/** A photo of one person as a camera takes it; darker, smaller or mirrored where that is asked for. */
export async function potretOf(
  nama: NamaOrang,
  { terang = 1, lebar = 480, cermin = false }: { terang?: number; lebar?: number; cermin?: boolean } = {},
): Promise<Uint8Array> {
  const { file, ...bagian } = ORANG[nama];
  return cut(file, bagian, (picture) => picture.resize({ width: lebar }).modulate({ brightness: terang }).flop(cermin));
}

/** The same as bare pixels, three bytes each, in a frame of this size: what a camera sees. */
export async function pikselOf(nama: NamaOrang, width: number, height: number): Promise<Uint8Array> {
  const frame = sharp(await potretOf(nama)).resize(width, height, { fit: 'contain', background: '#88929c' });
  return new Uint8Array(await frame.removeAlpha().raw().toBuffer());
}

/** Two of them beside each other. */
export const duaOrang = () =>
  cut('sample3.jpg', { left: 0.48, top: 0, width: 0.5, height: 0.6 }, (picture) => picture.resize({ width: 600 }));

export const tanpaWajah = async () =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: '#557799' } })
      .jpeg()
      .toBuffer(),
  );

type Bagian = { left: number; top: number; width: number; height: number };

async function cut(file: string, bagian: Bagian, change: (picture: Sharp) => Sharp): Promise<Uint8Array> {
  const whole = sharp(join(FOLDER, file));
  const { width, height } = await whole.metadata();
  const part = whole.extract({
    left: Math.round(bagian.left * width),
    top: Math.round(bagian.top * height),
    width: Math.round(bagian.width * width),
    height: Math.round(bagian.height * height),
  });
  return new Uint8Array(await change(part).jpeg({ quality: 92 }).toBuffer());
}
