import * as fc from 'fast-check';
import type { Kiriman } from '../kirim.ts';
import { BATAS } from './tulis-kiriman.ts';

type Ubah = (kiriman: Kiriman) => Kiriman;
const head =
  (headers: Kiriman['headers']): Ubah =>
  (one) => ({ ...one, headers: { ...one.headers, ...headers } });
const isi =
  (type: string | undefined, body: Buffer | string): Ubah =>
  (one) => {
    const { 'content-type': _, ...headers } = one.headers;
    return { ...one, body, headers: type === undefined ? headers : { ...headers, 'content-type': type } };
  };
const bodyOf = ({ body = '' }: Kiriman) => Buffer.from(body);
const query =
  (more: string): Ubah =>
  (one) => ({ ...one, path: `${one.path}${one.path.includes('?') ? '&' : '?'}${more}` });
const method =
  (name: string): Ubah =>
  (one) => ({ ...one, method: name });
const BUKAN_JSON = [
  '[]',
  '"teks"',
  '42',
  'null',
  'true',
  '{"nama":',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"a":NaN}',
  '{a:1}',
  '[1,',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
];
const BENTUK = [
  `--${BATAS}`, `--${BATAS}--`, `--${BATAS}\r\n\r\n`, `--${BATAS}\r\ncontent-disposition: form-data\r\n\r\nx\r\n--${BATAS}--\r\n`,
  `--${BATAS}\r\ncontent-disposition: form-data; name="file"; filename="\u0000"\r\n\r\nx\r\n--${BATAS}--\r\n`,
  `--${BATAS}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${BATAS}--\r\n`,
  `--${BATAS}\r\ncontent-disposition: form-data; name="nama"\r\ncontent-type: application/json\r\n\r\n{\r\n--${BATAS}--\r\n`,
  `--${BATAS}\r\ncontent-disposition: form-data; name="nama"\r\ncontent-transfer-encoding: ngawur\r\n\r\nx\r\n--${BATAS}--\r\n`,
  `--${BATAS}\r\n${'x: y\r\n'.repeat(3_000)}\r\nx\r\n--${BATAS}--\r\n`,
  `--${BATAS}\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n`.repeat(300),
  `--${BATAS}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n\r\n`.repeat(30),
]; // prettier-ignore

/** What goes wrong on the way rather than in a field: the kinds of a request's parts that do not fit each other. */
const KAWAT: Record<string, Ubah> = {
  'isi terpotong': (one) => ({ ...one, body: bodyOf(one).subarray(0, Math.floor(bodyOf(one).length * 0.7)) }),
  'isi hampir utuh': (one) => ({ ...one, body: bodyOf(one).subarray(0, -3) }),
  'isi kosong': (one) => ({ ...one, body: '' }),
  'tanpa jenis isi': (one) => isi(undefined, bodyOf(one))(one),
  'jenis teks': (one) => isi('text/plain', bodyOf(one))(one),
  'jenis xml': (one) => isi('application/xml', '<a/>')(one),
  'jenis formulir alamat': isi('application/x-www-form-urlencoded', 'nama=1&nama=2&a[b]=c'),
  'jenis ngawur': (one) => isi(';;=/', bodyOf(one))(one),
  'jenis json utf-16': (one) => isi('application/json; charset=utf-16', Buffer.from('{}', 'utf16le'))(one),
  'bukan utf-8': isi('application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  'formulir tanpa batas': (one) => isi('multipart/form-data', bodyOf(one))(one),
  'formulir batas lain': (one) => isi('multipart/form-data; boundary=lain', bodyOf(one))(one),
  'formulir batas kosong': (one) => isi('multipart/form-data; boundary=', bodyOf(one))(one),
  'formulir batas panjang': (one) => isi(`multipart/form-data; boundary=${'x'.repeat(5_000)}`, bodyOf(one))(one),
  'json bersarang dalam': isi('application/json', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
  'json besar': isi('application/json', JSON.stringify({ nama: 'x'.repeat(1_100_000) })),
  ...Object.fromEntries(BUKAN_JSON.map((text) => [`json ${text.slice(0, 20)}`, isi('application/json', text)])),
  ...Object.fromEntries(BENTUK.map((text, n) => [`formulir rusak ${n + 1}`, isi(`multipart/form-data; boundary=${BATAS}`, text)])),
  'kunci ganda': query('page=1&page=2&organisasi_id=1&organisasi_id=2&tanggal=a&tanggal=b&q=a&q=b'),
  'kunci prototipe': query('__proto__=1&constructor=2&toString=3&__proto__[a]=1&hasOwnProperty=1'),
  'kueri tak terurai': query('q=%&%zz=%ff&=&&&a'),
  'kueri ber-NUL': query('q=%00&tanggal=%00&sort=%00'),
  'kueri bukan utf-8': query('q=%c0%af%ff%fe&sort=%ed%a0%80'),
  'kueri panjang': query(`q=${'x'.repeat(9_000)}`),
  'kueri seribu kunci': query(Array.from({ length: 1_500 }, (_, n) => `a${n}=1`).join('&')),
  'alamat %': (one) => ({ ...one, path: `${one.path.split('?')[0]}%` }),
  'alamat %zz': (one) => ({ ...one, path: one.path.replace(/\/[^/?]+(\?|$)/, '/%zz$1') }),
  'alamat %00': (one) => ({ ...one, path: one.path.replace(/\/[^/?]+(\?|$)/, '/%00$1') }),
  'alamat %ff': (one) => ({ ...one, path: one.path.replace(/\/\d+/, '/%ff%fe') }),
  'alamat %c0%af': (one) => ({ ...one, path: one.path.replace(/\/\d+/, '/%c0%af') }),
  'alamat naik': (one) => ({ ...one, path: one.path.replace(/\/\d+/, '/..%2f..%2f..') }),
  'alamat bergaris ganda': (one) => ({ ...one, path: one.path.replaceAll('/', '//') }),
  'alamat panjang': (one) => ({ ...one, path: one.path.replace(/\/\d+/, `/${'9'.repeat(3_000)}`) }),
  'alamat utuh': (one) => ({ ...one, path: `http://127.0.0.1${one.path}` }),
  'alamat titik koma': (one) => ({ ...one, path: one.path.replace(/\/\d+/, '$&;a=b') }),
  'kepala besar': head({ 'x-besar': 'x'.repeat(20_000) }),
  'kepala banyak': head(Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`x-kepala-${n}`, '1']))),
  'kuki rusak': head({ cookie: `hadir=%zz; hadir=; =; ${'a=b; '.repeat(200)}` }),
  'kuki kembar': (one) => head({ cookie: `${String(one.headers['cookie'])}; ${String(one.headers['cookie'])}` })(one),
  'kunci permintaan rusak': head({ 'idempotency-key': 'bukan-uuid' }),
  'kunci permintaan kembar': head({ 'idempotency-key': [crypto.randomUUID(), crypto.randomUUID()] as unknown as string }),
  'terima ngawur': head({ accept: ';;;q=x', 'accept-encoding': 'gzip;q=abc, *;q=-1', 'accept-language': '\u00ff' }),
  'isi katanya gzip': head({ 'content-encoding': 'gzip' }),
  'rentang ngawur': head({ range: 'bytes=9-1,-,abc', 'if-none-match': '"', 'if-modified-since': 'kapan' }),
  'asal ngawur': head({ origin: '://', referer: '%', 'sec-fetch-site': 'none' }),
  'harap ngawur': head({ expect: '200-ok' }),
  'inang ngawur': head({ host: '%zz:99999' }),
  ...Object.fromEntries(['PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PUT', 'POST', 'DELETE', 'GET', 'PROPFIND', 'LOCK'].map((name) => [`cara ${name}`, method(name)])),
}; // prettier-ignore

/** The same request with one thing wrong around its fields. */
export const kawatRusak = (kiriman: Kiriman): fc.Arbitrary<{ nama: string; kiriman: Kiriman }> =>
  fc.constantFrom(...Object.keys(KAWAT)).map((nama) => ({ nama, kiriman: KAWAT[nama]?.(kiriman) ?? kiriman }));
