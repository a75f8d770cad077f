import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../kit/refusal.ts';

/** More pixels than any phone's camera makes are an attack on our memory. */
const PIKSEL_MAKS = 50_000_000;
/** What is not written line by line is held whole while it is read. */
const PIKSEL_UTUH_MAKS = 25_000_000;
const SECONDS = 10;
/** A picture of no more pixels is read within a second: where it takes ten, the machine is busy with others. */
const PIKSEL_RINGAN = 8_000_000;
const COBA_LAGI_DETIK = 5;

const FORMATS = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof FORMATS)[number];

// One picture at a time, and nothing of it remembered.
sharp.cache(false);
sharp.concurrency(1);

/** Lets `use` work on a picture whose header says that it may be read; refuses any other, and what fails on the way. */
export async function readPicture<T>(
  content: Uint8Array,
  use: (picture: Sharp, format: Format) => Promise<T>,
): Promise<T> {
  let isRingan = false;
  try {
    const { format, width, height, pages = 1, isProgressive } = await sharp(content, OPEN).metadata();
    const known = FORMATS.find((one) => one === format);
    if (!known) throw new Refusal('input.file_unreadable');
    if (pages > 1) throw new Refusal('input.image_animated');
    const maks = isProgressive || known === 'webp' ? PIKSEL_UTUH_MAKS : PIKSEL_MAKS;
    if (width * height > maks) throw new Refusal('input.image_too_large', { maks: maks / 1_000_000 });
    isRingan = width * height <= PIKSEL_RINGAN;
    return await use(sharp(content, { limitInputPixels: maks }).timeout({ seconds: SECONDS }), known);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const sebab = error instanceof Error ? error.message.slice(0, 80) : 'tidak dikenal';
    if (isRingan && sebab.startsWith('timeout')) throw new Refusal('system.crowded', { detik: COBA_LAGI_DETIK });
    throw new Refusal('input.file_unreadable', { sebab });
  }
}

/** Only the header is read so far: how large it is is judged with our own words. */
const OPEN = { limitInputPixels: false } as const;
