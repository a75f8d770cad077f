import sharp from 'sharp';
import type { GambarBuku } from './buku.ts';

/** A picture from a file, as paper takes it, which knows no WebP. */
export async function readGambar(
  path: string,
  { lebar, tersempit }: Pick<GambarBuku, 'lebar' | 'tersempit'>,
): Promise<GambarBuku> {
  const { data, info } = await sharp(path).jpeg({ quality: 72 }).toBuffer({ resolveWithObject: true });
  return { isi: data, width: info.width, height: info.height, lebar, tersempit };
}
