import { expect, test } from 'vitest';
import { isBomb } from './is-bomb.ts';

/** A ZIP of one small stored file, whose last record says that its directory is so long. */
function zipWith(directorySize: number): Buffer {
  const content = Buffer.from('isi');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt32LE(content.length, 18);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt32LE(content.length, 20);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directorySize, 12);
  end.writeUInt32LE(local.length + content.length, 16);
  return Buffer.concat([local, content, central, end]);
}

test('a small file is none', async () => {
  expect(await isBomb(zipWith(46))).toBe(false);
});

test('a file that has a second directory, of 64-bit sizes, is not trusted by its first', async () => {
  expect(await isBomb(zipWith(0xffff_ffff))).toBe(true);
});
