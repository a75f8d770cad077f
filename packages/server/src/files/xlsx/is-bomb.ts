import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);
/** Unpacked, a sheet of thousands of rows weighs a few megabytes. */
const MAKS = 60 * 1024 * 1024;
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;

/** Whether a ZIP unpacks to more than we are ready to hold, whatever sizes it claims; also where it cannot be read. */
export async function isBomb(content: Uint8Array): Promise<boolean> {
  const zip = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  let left = MAKS;
  try {
    for (const { start, size, isDeflated } of entriesOf(zip)) {
      const packed = zip.subarray(start, start + size);
      left -= isDeflated ? (await inflate(packed, { maxOutputLength: left })).length : packed.length;
      if (left <= 0) return true;
    }
    return false;
  } catch {
    // Too large, or damaged: neither is read any further.
    return true;
  }
}

function* entriesOf(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from([END & 255, (END >> 8) & 255, (END >> 16) & 255, END >>> 24]));
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  // These say that the directory to be read is another one, with 64-bit sizes. No sheet that we take is as large.
  if (count === 0xffff || at === 0xffff_ffff || zip.readUInt32LE(end + 12) === 0xffff_ffff) {
    throw new RangeError('a ZIP64 file');
  }
  for (let i = 0; i < count; i += 1) {
    if (zip.readUInt32LE(at) !== CENTRAL_HEADER) throw new RangeError('no entry here');
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== LOCAL_HEADER) throw new RangeError('no file here');
    yield {
      isDeflated: zip.readUInt16LE(at + 10) === 8,
      size: zip.readUInt32LE(at + 20),
      start: local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28),
    };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
