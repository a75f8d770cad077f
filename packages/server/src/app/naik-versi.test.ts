import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { ringkasPenjelasanTask } from '../kehadiran/penjelasan/ringkas-penjelasan-task.ts';
import { restoreDatabase } from '../platform/backup/restore-database.ts';
import { caller } from '../testing/caller.ts';
import { isiCetakan, type IsiCetakan } from '../testing/isi-cetakan.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { buildApp } from './build-app.ts';

const { deps, clock } = await startTestServer();
const parent = await mkdtemp(join(tmpdir(), 'hadir-versi-'));
afterAll(() => rm(parent, { recursive: true }));

/**
 * Each a backup that an older version made, named after its last migration, with what it answered then:
 * 0240, the demo of its time, two offices of one tenant whose month has leave in every state, claims, outages of both and of
 * their tenant, holidays, removed and reviewed taps, selfies, shifts and swaps, score categories and frozen members;
 * 0650, two offices whose month has leave, claims, outages, holidays, removed taps, score categories and a frozen half.
 */
const VERSI = join(import.meta.dirname, '../testing/versi');
/** The tables that grow with every day: whatever is made of them, they keep all their rows. */
const TUMBUH = ['presensi', 'kehadiran', 'log_aktivitas', 'idempotensi'];
type Dahulu = { sekarang: string; jawaban: { cookie: string; path: string; data: object }[] };
type Cetakan = { cookie: string; path: string; isi: IsiCetakan };

async function unpack(name: string): Promise<{ folder: string; dahulu: Dahulu }> {
  const folder = await mkdtemp(join(parent, 'x'));
  const files = unzipSync(await readFile(join(VERSI, name)));
  const { 'jawaban.json': jawaban, ...backup } = files;
  for (const [file, content] of Object.entries(backup)) await writeFile(join(folder, file), content);
  return { folder, dahulu: JSON.parse(Buffer.from(jawaban ?? []).toString(), asSaidNow) as Dahulu };
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const without = (fields: Fields, ...names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
const SEBUAH_SAAT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Sentences may be worded anew in a later version, and fields find another name or place; what they are made from may not change. */
function asSaidNow(key: string, value: unknown): unknown {
  if (key === 'kalimat') return undefined;
  // Veiled since but for its owner: docs/aturan/akses.md#nomor-pribadi.
  if (key === 'nik') return undefined;
  if (typeof value === 'string' && SEBUAH_SAAT.test(value)) return new Date(value).toISOString();
  if (!isFields(value)) return value;
  if ('cuti_id' in value && 'urutan' in value) return cutiAsSaidNow(value);
  // docs/glossary.md
  if (!('setting_jadwal_id' in value)) return value;
  return { ...without(value, 'setting_jadwal_id'), settingJadwal_id: value['setting_jadwal_id'] };
}

/** Where a request stands and what each level decided have one place for all kinds since (docs/decisions/0460-jalan-permintaan.md). */
function cutiAsSaidNow(cuti: Fields): Fields {
  const { urutan, jenjang, penyetuju, sebab, status } = cuti;
  const same = without(cuti, 'urutan', 'jumlah_jenjang', 'jenjang', 'penyetuju', 'sebab', 'riwayat');
  if (!('riwayat' in cuti)) return { ...same, persetujuan: { urutan } };
  const riwayat = cuti['riwayat'] as Fields[];
  const putusan = riwayat
    .filter((one) => one['urutan'] !== null)
    .map((one) => ({
      ...without(one, 'tindakan', 'status', 'waktu'),
      keputusan: one['tindakan'],
      is_setuju: ['disetujui', 'diubah'].includes(String(one['tindakan'])),
      pada: one['waktu'],
    }));
  return {
    // What may be done has grown; who else is away is asked only while it waits.
    ...without(same, 'tindakan', ...(status === STATUS_CUTI.diajukan ? [] : ['bentrok'])),
    persetujuan: { urutan, jenjang, penyetuju, sebab, putusan },
    riwayat: riwayat
      .filter((one) => one['urutan'] === null)
      .map((one) => without(one, 'urutan', 'jumlah_jenjang', 'sebab')),
  };
}

/** What the version printed of the month, where that is stored beside it (testing/versi/README.md). */
async function readCetakan(name: string): Promise<Cetakan[]> {
  const file = join(VERSI, name.replace('.zip', '.cetakan.json'));
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Cetakan[]) : [];
}

/** A sheet may have got columns and lines above its header; what it had says what it said, cell by cell. */
function expectLembar(kini: IsiCetakan[number], lama: IsiCetakan[number], path: string): void {
  if (typeof kini === 'string' || typeof lama === 'string') return expect(kini, path).toEqual(lama);
  const parts = (baris: (typeof lama)['baris']) => {
    const at = baris.findIndex(([first]) => first === 'No');
    const head = baris[at] ?? [];
    const sel = (row: (typeof baris)[number]) =>
      Object.fromEntries(head.map((nama, n) => [String(nama), row[n] ?? null]));
    return { kepala: baris.slice(0, at).map(([line]) => line), rows: baris.slice(at + 1).map(sel) };
  };
  const [sekarang, dahulu] = [parts(kini.baris), parts(lama.baris)];
  expect(kini.nama, path).toBe(lama.nama);
  expect(sekarang.kepala, path).toEqual(expect.arrayContaining(dahulu.kepala));
  expect(dahulu.rows.length, path).toBeGreaterThan(0);
  // Deductions of different people are no longer added up.
  const tanpaJumlah = dahulu.rows.map((row) => (row['Nama'] === 'Jumlah' ? without(row, 'Potongan (%)') : row));
  expect(sekarang.rows, path).toMatchObject(tanpaJumlah);
}

const versi = (await readdir(VERSI)).filter((name) => name.endsWith('.zip'));

test.each(versi)(
  'a database of an older version answers the same once it is brought to this one: %s',
  { timeout: 300_000 },
  async (name) => {
    const { folder, dahulu } = await unpack(name);
    clock.now = new Date(dahulu.sekarang);
    const target = await openTestDatabase({ empty: true });
    const { tabel } = await restoreDatabase(target.url, folder);
    for (const { nama, baris } of tabel.filter((one) => TUMBUH.includes(one.nama))) {
      expect((await target.owner.query(`select from "${nama}"`)).rowCount, nama).toBe(baris);
    }
    const app = await buildApp({ ...deps, db: target.db });
    const ask = async () => {
      const answers = new Map<string, unknown>();
      for (const { cookie, path, data } of dahulu.jawaban) {
        const { status, body } = await caller(app, { cookie }).get(path);
        expect(status, path).toBe(200);
        expect(body.data, path).toMatchObject(data);
        answers.set(`${cookie} ${path}`, body.data);
      }
      return answers;
    };
    const utuh = await ask();

    await ringkasPenjelasanTask.run({ ...deps, db: target.db }, clock.now);
    const { rows } = await target.owner.query(`
      select count(penjelasan)::integer as lama, avg(length(penjelasan_ringkas))::integer as panjang,
        (select count(*)::integer from penjelasan_lama) as sisa from kehadiran`);
    expect(rows).toEqual([{ lama: 0, panjang: expect.any(Number), sisa: 0 }]);
    expect((rows as { panjang: number }[])[0]?.panjang).toBeLessThan(200);
    // To the letter, sentences too.
    expect(await ask()).toEqual(utuh);
    for (const { cookie, path, isi } of await readCetakan(name)) {
      const answer = await caller(app, { cookie }).get(path);
      expect(answer.status, path).toBe(200);
      const kini = await isiCetakan(answer);
      expect(kini.length, path).toBe(isi.length);
      for (const [n, lama] of isi.entries()) expectLembar(kini[n] ?? '', lama, path);
    }
    await app.close();
  },
);
