import { createInflateRaw } from 'node:zlib';
import { Refusal } from '../../kit/refusal.ts';
import { createXmlMeter } from './xml-meter.ts';
import { listZipEntries, type ZipEntry } from './list-zip-entries.ts';

/** Unpacked, a sheet of thousands of rows weighs a few megabytes. */
const BYTES_MAKS = 48 * 1024 * 1024;
/** So much is read of any file; beyond it a list weighs at least a two-hundredth of what it says, even a monotonous one. */
const BYTES_BEBAS = 4 * 1024 * 1024;
const KALI_MAKS = 200;
const BAGIAN_MAKS = 500;
const XML = /\.(xml|rels|vml)$/i;

/**
 * Refuses a workbook that would unpack to more than we are ready to hold, whatever it claims: in parts, in bytes, in
 * elements or in their depth, or to far more than it weighs; and one that is none. Nothing of it is kept while it is measured. Answers whether it has formulas.
 */
export async function checkWorkbook(content: Uint8Array): Promise<{ hasRumus: boolean }> {
  const zip = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const entries = listZipEntries(zip);
  if (!entries) throw new Refusal('impor.unreadable');
  if (entries.length > BAGIAN_MAKS) throw new Refusal('impor.too_large');
  const maks = Math.min(BYTES_MAKS, Math.max(BYTES_BEBAS, KALI_MAKS * zip.length));
  const meter = createXmlMeter();
  let bytes = 0;
  for (const entry of entries) {
    meter.begin(XML.test(entry.nama));
    for await (const chunk of unpacked(zip, entry)) {
      bytes += chunk.length;
      if (bytes > maks || !meter.take(chunk)) throw new Refusal('impor.too_large');
    }
  }
  return { hasRumus: meter.hasRumus() };
}

async function* unpacked(zip: Buffer, { start, size, isDeflated }: ZipEntry): AsyncGenerator<Buffer> {
  const packed = zip.subarray(start, start + size);
  if (!isDeflated) return yield packed;
  const inflating = createInflateRaw();
  inflating.end(packed);
  try {
    for await (const chunk of inflating) yield chunk as Buffer;
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('impor.unreadable');
  }
}
