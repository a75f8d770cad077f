import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP of these parts as its makers write it, each part deflated. */
export function zipOf(parts: Record<string, string | Uint8Array>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [nama, content] of Object.entries(parts)) {
    const name = Buffer.from(nama);
    const packed = deflateRawSync(content);
    const fakta = Buffer.alloc(20);
    fakta.writeUInt16LE(8, 2);
    fakta.writeUInt32LE(crc32(content), 8);
    fakta.writeUInt32LE(packed.length, 12);
    fakta.writeUInt32LE(Buffer.byteLength(content), 16);
    const local = Buffer.concat([word(0x04034b50), version(), fakta, short(name.length), short(0), name]);
    const central = [
      word(0x02014b50),
      version(),
      version(),
      fakta,
      short(name.length),
      Buffer.alloc(12),
      word(at),
      name,
    ];
    files.push(local, packed);
    directory.push(...central);
    at += local.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const count = short(Object.keys(parts).length);
  const end = [word(0x06054b50), Buffer.alloc(4), count, count, word(entries.length), word(at), short(0)];
  return Buffer.concat([...files, entries, ...end]);
}

const version = () => short(20);
function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
