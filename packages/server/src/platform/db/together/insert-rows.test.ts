import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { rowInserter } from './insert-rows.ts';
import { writeAll } from './write-all.ts';

const { db, owner } = await openTestDatabase();
await owner.query(`create table contoh (
  id integer primary key, nama text, nilai numeric, pada timestamptz, tanda boolean,
  kode smallint[], sumber text[], isi jsonb, catatan json)`);
await owner.query('grant all on contoh to hadir_app');

const insertContoh = rowInserter('contoh', {
  id: 'integer',
  nama: 'text',
  nilai: 'numeric',
  pada: 'timestamptz',
  tanda: 'boolean',
  kode: 'smallint[]',
  sumber: 'text[]',
  isi: 'jsonb',
  catatan: 'json',
});
const stored = async () => (await owner.query('select * from contoh order by id')).rows;

const SULIT = 'NULL {a,b} "kutip" \\garis\\ \u001e\t\n dan ’ 😀';

test('rows of every kind of column are stored as they are, whatever their texts hold', async () => {
  const full = {
    id: 1,
    nama: SULIT,
    nilai: 12.5,
    pada: '2026-11-20T00:00:00.000Z',
    tanda: false,
    kode: [1, 5],
    sumber: [SULIT, 'ponsel'],
    isi: { teks: SULIT, daftar: [1, null] },
    catatan: [SULIT],
  };
  await writeAll(db, [insertContoh([full, { id: 2, kode: [], nama: 'null', isi: {} }, { id: 3, nama: '' }])]);
  const [first, second, third] = await stored();
  expect(first).toEqual({ ...full, nilai: 12.5, pada: expect.anything() });
  expect(new Date(first.pada).toISOString()).toBe(full.pada);
  expect(second).toMatchObject({ nama: 'null', kode: [], isi: {}, sumber: null, catatan: null, tanda: null });
  expect(third).toMatchObject({ nama: '', kode: null, isi: null });
});

test('a single row without documents is stored too', async () => {
  await writeAll(db, [insertContoh([{ id: 10 }])]);
  expect((await stored()).find(({ id }) => id === 10)).toMatchObject({ nama: null, isi: null });
});

test('what is no value of a column is refused before anything is sent', () => {
  expect(() => insertContoh([{ id: 11, nama: { a: 1 } }])).toThrow('Not an element');
});
