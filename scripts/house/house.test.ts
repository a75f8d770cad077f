import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listBrokenCitations, listRulesUncited } from './list-citations.ts';
import { isHouseGood } from './judge-house.ts';
import { listRepeatedSentences } from './list-repeated-sentences.ts';
import { listRepeatedWords } from './list-repeated-words.ts';
import { listTablesUpward, listWriters } from './list-tables-upward.ts';

const root = mkdtempSync(join(tmpdir(), 'hadir-rumah-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
for (const page of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']) write(page, '');
// Put together, so that this file does not itself cite what is not there.
const citing = (page: string, rule: string) => ['aturan/', page, '#', rule].join('');
const KEPUTUSAN = ['keputusan', '0001'].join(' ');

test('a citation that leads nowhere is found in code and in SQL, but for a released migration that is named', () => {
  write('docs/aturan/cuti.md', '# Cuti\n\n## saldo\n\n## kurang\n');
  write('docs/decisions/0002-ada.md', '');
  write('packages/server/src/a.ts', `/** (${citing('cuti', 'saldo')}) */\n/** (${citing('cuti', 'hilang')}) */\n`);
  write('packages/server/migrations/fungsi/b.sql', `-- ${citing('jadwal', 'shift')}, ${KEPUTUSAN}\n`);
  write('packages/server/migrations/0210_hari_bebas_tanpa_status.sql', `-- ${citing('hilang', 'juga')}\n`);
  expect(listBrokenCitations(root).toSorted()).toEqual([
    `packages/server/migrations/fungsi/b.sql: ${citing('jadwal', 'shift')}`,
    `packages/server/migrations/fungsi/b.sql: ${KEPUTUSAN}`,
    `packages/server/src/a.ts: ${citing('cuti', 'hilang')}`,
  ]);
  expect(listRulesUncited(root)).toEqual([citing('cuti', 'kurang')]);
});

test('words for two values that stand twice are found, in lower case too, and whatever the case', () => {
  write('packages/rules/src/keep.ts', '');
  write('packages/contract/src/keep.ts', '');
  write(
    'packages/server/src/sebut.ts',
    "const SEBUTAN: Record<Tindakan, string> = {\n  tolak: 'ditolak',\n  batal: 'dibatalkan',\n};\n",
  );
  write(
    'packages/web/src/words.ts',
    "export const LABEL_TINDAKAN = {\n  tolak: 'Ditolak',\n  batal: 'Dibatalkan',\n};\n",
  );
  // What a table of codes says of a value is no word for it.
  write(
    'packages/web/src/lain.ts',
    "const KE: Record<Tindakan, Status> = {\n  tolak: 'ditolak',\n  batal: 'dibatalkan',\n};\n",
  );
  expect(listRepeatedWords(root)).toEqual(['server/sebut.ts ~ web/words.ts: tolak: ditolak, batal: dibatalkan']);
});

test('a choice between the same two words that stands twice is found, whichever of them stands first', () => {
  write('packages/web/src/satu.tsx', "const cell = (row) => (row.isTerhubung ? 'Terhubung' : 'Umum');\n");
  write('packages/server/src/dua.ts', "const sel = row.isLain\n  ? 'Umum'\n  : 'Terhubung';\n");
  // What is no word: a part of the code's own.
  write('packages/server/src/tiga.ts', "const ke = up ? 'asc' : 'desc';\n");
  write('packages/web/src/empat.ts', "const ke = up ? 'asc' : 'desc';\n");
  expect(listRepeatedWords(root)).toContain('server/dua.ts ~ web/satu.tsx: ? Terhubung : Umum');
  expect(listRepeatedWords(root).filter((one) => one.includes('asc'))).toEqual([]);
});

test('a sentence that a screen and the server both spell out is found, and one that two screens do, quoted or shown', () => {
  write('packages/server/src/tolak.ts', "throw refuseField('npwp', 'Isi lima belas angka');\n");
  write(
    'packages/web/src/isian.tsx',
    'const isian = <p title="Isi lima belas angka" aria-label="Pilih satu hari kerja" />;\n',
  );
  write('packages/web/src/lagi.tsx', 'const lagi = <p>\n  Pilih satu hari kerja\n</p>;\n');
  // What a docstring gives as an example, and a guide that names what is on the screen.
  write('packages/web/src/contoh.tsx', "/** What it says: 'Pilih satu hari kerja'. */\nexport const contoh = 1;\n");
  write('packages/web/src/base/panduan/topik.ts', "export const topik = 'Pilih satu hari kerja';\n");
  expect(listRepeatedSentences(root)).toEqual([
    'server/src/tolak.ts ~ web/src/isian.tsx: Isi lima belas angka',
    'web/src/isian.tsx ~ web/src/lagi.tsx: Pilih satu hari kerja',
  ]);
});

test('the house is not good with a circle, a call without a file, a citation that leads nowhere, a rule uncited or a large folder', () => {
  const good = {
    circles: [],
    sizes: new Map([['server/cuti', 25]]),
    callsWithoutFile: [],
    brokenCitations: [],
    rulesUncited: [],
  };
  expect(isHouseGood(good)).toBe(true);
  for (const fault of ['circles', 'callsWithoutFile', 'brokenCitations', 'rulesUncited'])
    expect(isHouseGood({ ...good, [fault]: ['cuti'] }), fault).toBe(false);
  expect(isHouseGood({ ...good, sizes: new Map([['server/cuti', 26]]) })).toBe(false);
});

describe('tables', () => {
  const tables = new Set(['grup', 'hari', 'ketukan', 'lembur', 'orang']);
  const rumah = { order: ['grup', 'hari', 'ketukan', 'lembur'], tables, stated: {}, shared: ['orang'] };
  const milik = [
    { file: 'grup/grup.queries.ts', code: "db.insertInto('grup'); db.deleteFrom('orang')" },
    { file: 'hari/hari.queries.ts', code: "const insert = rowInserter('hari', {}); sql`update orang set nama = 1`" },
    { file: 'ketukan/ketukan.queries.ts', code: 'sql`insert into ketukan (id) select 1`' },
    { file: 'lembur/lembur.queries.ts', code: "db.updateTable('lembur')" },
  ];
  const upward = (code: string, functions: { file: string; code: string }[] = [], file = 'hari/baca.queries.ts') =>
    listTablesUpward([...milik, { file, code }], functions, rumah);

  test('whose a table is follows from who writes it', () => {
    const writers = listWriters(milik, tables);
    expect([...(writers.get('hari') ?? [])]).toEqual(['hari']);
    expect([...(writers.get('ketukan') ?? [])]).toEqual(['ketukan']);
    expect([...(writers.get('orang') ?? [])]).toEqual(['grup', 'hari']);
  });

  test.each([
    ["db.selectFrom('ketukan')", ['ketukan']],
    ["db.selectFrom('ketukan as k')", ['ketukan']],
    ["db.selectFrom(['grup', 'ketukan as k'])", ['ketukan']],
    [
      "db.selectFrom('grup').leftJoin('ketukan as k', 'a', 'b').innerJoin('lembur', (join) => join)",
      ['ketukan', 'lembur'],
    ],
    ["db.updateTable('hari').from('ketukan')", ['ketukan']],
    ['sql`select 1 from ketukan`', ['ketukan']],
    ['sql`select 1 from hari h, ketukan k left join lembur l on true`', ['ketukan', 'lembur']],
    ["const count = (nama: string) => sql`from ${sql.table(nama)}`; count('ketukan')", ['ketukan']],
    ["db.selectFrom('grup').innerJoin('orang', 'a', 'b').select('ketukan')", []],
    ['/** What is said from ketukan. */ // from lembur', []],
  ])('what a domain asks of those above it is found: %s', (code, named) => {
    expect(upward(code).files.get('hari/baca.queries.ts') ?? []).toEqual(named);
  });

  test('from above whatever lies below may be asked', () => {
    expect(upward("db.selectFrom('hari'); sql`from ketukan`", [], 'lembur/baca.queries.ts').files.size).toBe(0);
  });

  test('a function of the database is asked as what it names, and what those name that it calls', () => {
    const functions = [
      { file: 'terakhir.sql', code: 'create function hadir.terakhir() as $$ select 1 from hadir.semua() $$; -- grup' },
      { file: 'dasar/semua.sql', code: 'create function hadir.semua() as $$ select 1 from ketukan $$' },
    ];
    expect([...upward('sql`select hadir.terakhir()`', functions).functions]).toEqual([['terakhir', ['hari']]]);
    expect(upward('sql`select hadir.terakhir()`', functions, 'lembur/baca.queries.ts').functions.size).toBe(0);
  });
});
