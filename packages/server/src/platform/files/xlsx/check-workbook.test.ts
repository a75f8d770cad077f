import { expect, test } from 'vitest';
import { checkWorkbook } from './check-workbook.ts';

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

test('a small file passes', async () => {
  await expect(checkWorkbook(zipWith(46))).resolves.toEqual({ hasRumus: false });
});

test('a file that has a second directory, of 64-bit sizes, is not trusted by its first', async () => {
  await expect(checkWorkbook(zipWith(0xffff_ffff))).rejects.toMatchObject({ code: 'impor.unreadable' });
});
