import * as fc from 'fast-check';
import { RANGES, type Masukan } from './masukan-sah.ts';

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

/** What no field, or only a field of another kind, can mean; each with the name it is told by. */
const NILAI: Record<string, () => unknown> = {
  null: () => null,
  'teks kosong': () => '',
  spasi: () => '   ',
  ya: () => true,
  'daftar kosong': () => [],
  'daftar angka': () => [1, 2, 3],
  'daftar bersarang': () => [[1], [[2]]],
  'objek kosong': () => ({}),
  objek: () => ({ $gt: '', toString: 1 }),
  'objek prototipe': () => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}') as unknown,
  nol: () => 0,
  negatif: () => -1,
  pecahan: () => 1.5,
  'lewat int': () => 2_147_483_648,
  'int terbesar': () => 2_147_483_647,
  'int terkecil': () => -2_147_483_648,
  'lewat bigint': () => '9223372036854775808',
  'angka besar': () => 9_007_199_254_740_991,
  'angka raksasa': () => 1e308,
  'teks NaN': () => 'NaN',
  'teks Infinity': () => 'Infinity',
  'teks -0': () => '-0',
  'teks heksa': () => '0x1f',
  'teks eksponen': () => '1e309',
  'teks angka panjang': () => '9'.repeat(400),
  NUL: () => '\u0000',
  'teks ber-NUL': () => 'Rapat\u0000dinas',
  'separuh pasangan': () => '\ud800',
  'separuh pasangan di tengah': () => 'a\udfffb',
  'arah tulisan': () => '\u202egnalup\u2066',
  'kendali C1': () => 'a\u0085b\u009f\u2028',
  emoji: () => '💣'.repeat(60),
  'teks panjang': () => 'x'.repeat(100_001),
  'teks sepanjang batas': () => 'ﷺ'.repeat(255),
  kutip: () => `'; select 1; --"\\`,
  persen: () => '%_\\%00%',
  'kata prototipe': () => '__proto__',
  'kata constructor': () => 'constructor',
  '30 Februari': () => '2026-02-30',
  'tanggal nol': () => '0000-00-00',
  'tahun nol': () => '0000-01-01',
  'tahun satu': () => '0001-01-01',
  'tahun 9999': () => '9999-12-31',
  'tahun 275761': () => '275761-01-01',
  'tahun lewat': () => '+275760-09-13T00:00:00Z',
  'sebelum masehi': () => '-000001-01-01',
  'bulan 13': () => '2026-13-01',
  'bulan kosong': () => '2026-00',
  'bulan akhir zaman': () => '9999-12',
  'saat lewat': () => '9999-12-31T23:59:60Z',
  'saat awal': () => '0001-01-01T00:00:00+14:00',
  'jam 24': () => '24:00:00',
  'jam 99': () => '99:99:99',
  'jam terakhir': () => '23:59:59',
  'bersarang dalam': () => deep(2_000),
  'daftar panjang': () => Array.from({ length: 20_000 }, (_, n) => n + 1),
  'daftar kembar': () => [1, 1, 1, 1],
  'uuid lain': () => '00000000-0000-4000-8000-000000000000',
};

export type Rusakan = { nama: string; masukan: Masukan };

/** The same input with one thing wrong: a value, a field that is missing or too many, or a range the wrong way round. */
export function nilaiRusak(masukan: Masukan): fc.Arbitrary<Rusakan> {
  const fields = Object.keys(masukan);
  const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('lain');
  const worse = fc.tuple(field, fc.constantFrom(...Object.keys(NILAI))).map(([name, kind]) => ({
    nama: `${name}: ${kind}`,
    masukan: { ...masukan, [name]: worsen(masukan[name], NILAI[kind]?.()) },
  }));
  const missing = field.map((name) => ({
    nama: `${name}: hilang`,
    masukan: Object.fromEntries(Object.entries(masukan).filter(([one]) => one !== name)),
  }));
  const surplus = fc.constantFrom('toString', '__proto__', 'constructor', 'is_admin', 'tenant_id', 'x'.repeat(3_000));
  const more = surplus.map((name) => ({
    nama: `${name}: berlebih`,
    masukan: Object.fromEntries([...Object.entries(masukan), [name, { a: 1 }]]),
  }));
  return fc.oneof(
    { weight: 12, arbitrary: worse },
    { weight: 1, arbitrary: missing },
    { weight: 1, arbitrary: more },
    { weight: 1, arbitrary: fc.constant(reversed(masukan)) },
  );
}

/** Within a list or an object every second time one of its own is worsened, so that what lies deeper is reached too. */
function worsen(value: unknown, bad: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && typeof bad !== 'object')
    return [worsen(value[0], bad), ...value.slice(1)];
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && typeof bad !== 'object') {
    const names = Object.keys(value);
    const name = names[String(bad).length % Math.max(names.length, 1)];
    return name === undefined ? bad : { ...value, [name]: bad };
  }
  return bad;
}

function reversed(masukan: Masukan): Rusakan {
  const turned = { ...masukan };
  for (const [from, to] of RANGES) {
    if (from in masukan && to in masukan) [turned[from], turned[to]] = ['9999-12-31', '0001-01-01'];
  }
  return { nama: 'rentang terbalik', masukan: turned };
}
