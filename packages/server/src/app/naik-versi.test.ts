import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { ringkasPenjelasanTask } from '../kehadiran/penjelasan/ringkas-penjelasan-task.ts';
import { printLaporanTenant } from '../laporan/tabel/print-laporan-tenant.ts';
import { writeLaporanTenant } from '../laporan/tabel/write-laporan-tenant.ts';
import type { PermintaanLaporan } from '../laporan/dasar/permintaan-laporan.ts';
import type { Deps } from '../platform/ctx/deps.ts';
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
/** A file that a call answers, or a report that its tenant has made in the background. */
type Oleh = { user_id: number; tenant_id: number };
type Cetakan = { isi: IsiCetakan } & ({ cookie: string; path: string } | { oleh: Oleh; laporan: PermintaanLaporan });
/** What an admin of the tenant sees, who had not signed in when the backup was made: who he is in it, and the session that he is given. */
const ADMIN: Record<string, Oleh & { sesi: string }> = {
  '0650.zip': { sesi: 'admin-tenant', user_id: 9, tenant_id: 1 },
};

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
  if ('wajib' in value && 'cuti' in value) return wajibAsSaidNow(value);
  if ('laki_laki' in value && 'perempuan' in value) return genderAsSaidNow(value);
  // How a line names what it is about, and words why it was refused and what changed, is made anew each time it is read.
  if ('log_id' in value) return without(value, 'nama_objek', 'penolakan', 'perubahan');
  if ('cuti_id' in value && 'urutan' in value) return cutiAsSaidNow(value);
  // docs/glossary.md
  if (!('setting_jadwal_id' in value)) return value;
  return { ...without(value, 'setting_jadwal_id'), settingJadwal_id: value['setting_jadwal_id'] };
}

/** Days of leave are none that were due since (docs/aturan/monitoring.md). */
const wajibAsSaidNow = (jumlah: Fields): Fields => ({
  ...jumlah,
  wajib: Number(jumlah['wajib']) - Number(jumlah['cuti']),
});

/** Those whose gender is not told stand apart since (docs/aturan/monitoring.md); in these backups nobody is told to be a man. */
function genderAsSaidNow({ laki_laki, ...rest }: Fields): Fields {
  const nol = { wajib: 0, hadir: 0, terlambat: 0, absen: 0, cuti: 0 };
  return { ...rest, belum_diisi: laki_laki, laki_laki: nol };
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

type Lembar = Exclude<IsiCetakan[number], string>;
const isLembar = (one: IsiCetakan[number]): one is Lembar => typeof one !== 'string';

/** A tenant's recap says below that it is provisional since. */
const withoutMark = (line: IsiCetakan[number]) =>
  isLembar(line) ? line : line.replace(' · SEMENTARA, masih dapat berubah sampai bulannya dibekukan', '');

/** Lines say what they said, and so does each sheet; there may be more sheets. */
function expectCetakan(kini: IsiCetakan, lama: IsiCetakan, path: string): void {
  const lembar = lama.filter(isLembar);
  if (lembar.length === 0) expect(kini.map(withoutMark), path).toEqual(lama.map(withoutMark));
  for (const one of lembar) {
    const sama = kini.filter(isLembar).find(({ nama }) => nama === one.nama);
    expectLembar(sama?.baris ?? [], one.baris, path);
  }
}

/** A sheet may have got columns and lines above its header; what it had says what it said, cell by cell. */
function expectLembar(kini: Lembar['baris'], lama: Lembar['baris'], path: string): void {
  const parts = (baris: Lembar['baris']) => {
    const at = baris.findIndex((row) => row.filter((cell) => cell !== null).length > 1);
    const head = baris[at] ?? [];
    const sel = (row: (typeof baris)[number]) =>
      Object.fromEntries(head.map((nama, n) => [String(nama), row[n] ?? null]));
    return { kepala: baris.slice(0, at).map(([line]) => line), rows: baris.slice(at + 1).map(sel) };
  };
  const [sekarang, dahulu] = [parts(kini), parts(lama)];
  expect(sekarang.kepala, path).toEqual(expect.arrayContaining(dahulu.kepala));
  expect(dahulu.rows.length, path).toBeGreaterThan(0);
  expect(sekarang.rows, path).toMatchObject(dahulu.rows.map(barisAsSaidNow));
}

/** A row of a sheet, by its columns: what `asSaidNow` says of an answer. */
function barisAsSaidNow(row: Fields): Fields {
  // Deductions of different people are no longer added up.
  if (Object.values(row).includes('Jumlah')) return without(row, 'Potongan (%)');
  if ('Nomor baris' in row) {
    const hasil = String(row['Hasil']).split(':')[0] ?? '';
    return { ...without(row, 'Tenant', 'Objek', 'Sebelum', 'Sesudah'), Hasil: expect.stringContaining(hasil) };
  }
  const wajib = ['', ' sebelumnya'].filter((masa) => `Wajib${masa}` in row);
  const kurang = (masa: string) => Number(row[`Wajib${masa}`]) - Number(row[`Cuti${masa}`]);
  return { ...row, ...Object.fromEntries(wajib.map((masa) => [`Wajib${masa}`, kurang(masa)])) };
}

/** A tenant's report as its job makes it. */
async function makeLaporanTenant(own: Deps, { user_id, tenant_id }: Oleh, laporan: PermintaanLaporan) {
  const scope = { lingkup: 'tenant', tenant_id } as const;
  const ctx = { deps: own, scope, tenant_id, now: clock.now, dibuat_oleh: user_id, progress: () => undefined };
  const { content, mediaType } = await (laporan.format === 'pdf' ? printLaporanTenant : writeLaporanTenant)(
    ctx,
    laporan,
  );
  if (typeof content !== 'function') throw new Error('A report is made where it is asked for');
  return { raw: Buffer.from(await content()), headers: { 'content-type': mediaType } };
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
    const admin = ADMIN[name];
    if (admin) {
      await target.owner.query(
        `insert into sesi (token_hash, user_id, tenant_id, kedaluwarsa_pada) values (sha256($1::bytea), $2, $3, 'infinity')`,
        [admin.sesi, admin.user_id, admin.tenant_id],
      );
    }
    const own = { ...deps, db: target.db };
    const app = await buildApp(own);
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

    await ringkasPenjelasanTask.run(own, clock.now);
    const { rows } = await target.owner.query(`
      select count(penjelasan)::integer as lama, avg(length(penjelasan_ringkas))::integer as panjang,
        (select count(*)::integer from penjelasan_lama) as sisa from kehadiran`);
    expect(rows).toEqual([{ lama: 0, panjang: expect.any(Number), sisa: 0 }]);
    expect((rows as { panjang: number }[])[0]?.panjang).toBeLessThan(200);
    // To the letter, sentences too.
    expect(await ask()).toEqual(utuh);
    for (const cetakan of await readCetakan(name)) {
      const nama = 'path' in cetakan ? cetakan.path : `${cetakan.laporan.jenis} ${cetakan.laporan.format}`;
      const kini = await isiCetakan(
        'path' in cetakan
          ? await caller(app, { cookie: cetakan.cookie }).get(cetakan.path)
          : await makeLaporanTenant(own, cetakan.oleh, cetakan.laporan),
      );
      expectCetakan(kini, cetakan.isi, nama);
    }
    await app.close();
  },
);
