import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { ringkasPenjelasanTask } from '../kehadiran/penjelasan/ringkas-penjelasan-task.ts';
import { restoreDatabase } from '../platform/backup/restore-database.ts';
import { caller } from '../testing/caller.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { buildApp } from './build-app.ts';

const { deps, clock } = await startTestServer();
const parent = await mkdtemp(join(tmpdir(), 'hadir-versi-'));
afterAll(() => rm(parent, { recursive: true }));

/**
 * Each a backup that an older version made, named after its last migration, with what it answered then: two offices whose
 * month has leave, claims, outages, holidays, removed taps, score categories and a frozen half.
 */
const VERSI = join(import.meta.dirname, '../testing/versi');
/** The tables that grow with every day: whatever is made of them, they keep all their rows. */
const TUMBUH = ['presensi', 'kehadiran', 'log_aktivitas', 'idempotensi'];
type Dahulu = { sekarang: string; jawaban: { cookie: string; path: string; data: object }[] };

async function unpack(name: string): Promise<{ folder: string; dahulu: Dahulu }> {
  const folder = await mkdtemp(join(parent, 'x'));
  const files = unzipSync(await readFile(join(VERSI, name)));
  const { 'jawaban.json': jawaban, ...backup } = files;
  for (const [file, content] of Object.entries(backup)) await writeFile(join(folder, file), content);
  return { folder, dahulu: JSON.parse(Buffer.from(jawaban ?? []).toString(), asSaidNow) as Dahulu };
}

/** Sentences may be worded anew in a later version, and fields find another place; what they are made from may not change. */
function asSaidNow(key: string, value: unknown): unknown {
  if (key === 'kalimat') return undefined;
  if (typeof value !== 'object' || value === null || !('cuti_id' in value && 'urutan' in value)) return value;
  const same = Object.entries(value).filter(([field]) => field !== 'urutan' && field !== 'jumlah_jenjang');
  return { ...Object.fromEntries(same), persetujuan: { urutan: value.urutan } };
}

test.each(await readdir(VERSI))(
  'a database of an older version answers the same once it is brought to this one: %s',
  { timeout: 120_000 },
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
    await app.close();
  },
);
