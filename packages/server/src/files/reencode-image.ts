import sharp from 'sharp';
import { Refusal } from '../http/refusal.ts';

const SISI_MAKS = 1600;
/** More pixels than any phone's camera makes are an attack on our memory. */
const PIKSEL_MAKS = 100_000_000;

/** The picture as WebP, upright, at most 1600 px a side, without metadata; refused when it cannot be read. */
export async function reencodeImage(content: Uint8Array): Promise<Buffer> {
  try {
    return await sharp(content, { limitInputPixels: PIKSEL_MAKS })
      .rotate()
      .resize({ width: SISI_MAKS, height: SISI_MAKS, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw new Refusal('input.file_unreadable', {
      sebab: error instanceof Error ? error.message.slice(0, 80) : 'tidak dikenal',
    });
  }
}
