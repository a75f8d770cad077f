import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { zipOf } from './zip-of.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A workbook whose only sheet holds these rows as they are written here, and whatever parts besides. */
export function xlsxOf(rows: string | Uint8Array, more: Record<string, string | Uint8Array> = {}): Buffer {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': Buffer.concat([
      Buffer.from(`<worksheet xmlns="${MAIN}"><sheetData>`),
      Buffer.from(rows),
      Buffer.from('</sheetData></worksheet>'),
    ]),
    ...more,
  });
}

const times = (count: number, part: string) => Buffer.alloc(part.length * count, part);
const numbered = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n + 1)).join('');

/** Workbooks that weigh little and hold more than any list: each with the code that refuses it. */
export const XLSX_BOMBS: Record<string, { code: string; make: (size?: number) => Buffer }> = {
  'millions of empty elements': { code: 'impor.too_large', make: (size = 4_000_000) => xlsxOf(times(size, '<c/>')) },
  'a hundred megabytes': { code: 'impor.too_large', make: () => xlsxOf(times(100 * 1024 * 1024, ' ')) },
  'tens of megabytes of blanks in a file of kilobytes': {
    code: 'impor.too_large',
    make: () => xlsxOf(times(40 * 1024 * 1024, ' ')),
  },
  'a hundred thousand rows': {
    code: 'impor.too_many_rows',
    make: () => xlsxOf(numbered(100_000, (n) => `<row r="${n}"><c r="A${n}"><v>${n}</v></c></row>`)),
  },
  'rows that reach to the last column': {
    code: 'impor.too_many_columns',
    make: () => xlsxOf(numbered(50_000, (n) => `<row r="${n}"><c r="XFD${n}"/></row>`)),
  },
  'one long text in every cell': {
    code: 'impor.too_large',
    make: () =>
      xlsxOf(
        numbered(4000, (n) => `<row r="${n}">${times(20, '<c t="s"><v>0</v></c>').toString()}</row>`),
        {
          'xl/sharedStrings.xml': `<sst xmlns="${MAIN}"><si><t>${times(32_000, 'a').toString()}</t></si></sst>`,
        },
      ),
  },
  'a million shared strings': {
    code: 'impor.too_large',
    make: () => xlsxOf('', { 'xl/sharedStrings.xml': times(1_000_000, '<si><t>a</t></si>') }),
  },
  'elements in elements': { code: 'impor.too_large', make: () => xlsxOf(times(100_000, '<a>')) },
  'thousands of parts': {
    code: 'impor.too_large',
    make: () => xlsxOf('', Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`xl/bagian${n}.xml`, '<a/>']))),
  },
};

/** A picture as its header says it, with nothing of what it promises behind it. */
export async function hugePng(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#8888' } })
    .png()
    .toBuffer();
  const ihdr = png.indexOf('IHDR');
  png.writeUInt32BE(side, ihdr + 4);
  png.writeUInt32BE(side, ihdr + 8);
  png.writeUInt32BE(crc32(png.subarray(ihdr, ihdr + 17)), ihdr + 17);
  return png;
}

/** A grey progressive JPEG of so many pixels a side: all of its passes are held at once by whoever reads it. */
export const progressiveJpeg = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#888' }, limitInputPixels: false })
    .jpeg({ progressive: true, quality: 30 })
    .toBuffer();

/** A WebP that moves. */
export async function movingWebp(frames: number, side: number): Promise<Buffer> {
  const frame = (n: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: { r: n * 40, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const all = await Promise.all(Array.from({ length: frames }, (_, n) => frame(n)));
  return sharp(all, { join: { animated: true } })
    .webp()
    .toBuffer();
}
