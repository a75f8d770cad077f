export type ZipEntry = { nama: string; start: number; size: number; isDeflated: boolean };

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Where the packed parts of a ZIP lie by its own directory; undefined where it cannot be read. */
export function listZipEntries(zip: Buffer): ZipEntry[] | undefined {
  try {
    return [...entriesOf(zip)];
  } catch (error) {
    // What it points at lies outside of it, or is something else.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function* entriesOf(zip: Buffer): Generator<ZipEntry> {
  const end = zip.lastIndexOf(END);
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
      nama: zip.toString('latin1', at + 46, at + 46 + zip.readUInt16LE(at + 28)),
      isDeflated: zip.readUInt16LE(at + 10) === 8,
      size: zip.readUInt32LE(at + 20),
      start: local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28),
    };
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
