import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const halaman = readFileSync(join(import.meta.dirname, '../docs/skala.md'), 'utf8');
const BYTE: Record<string, number> = { byte: 1, MB: 1e6, GB: 1e9, TB: 1e12 };
const TAHUN: Record<string, number> = { tiga: 3, lima: 5 };
const ANGGOTA = [1_000, 100_000, 4_000_000];
const HARI_KERJA = 240;

/** Each cell of the row that begins so. */
function row(awal: string): string[] {
  const line = halaman.split('\n').find((one) => one.startsWith(`| ${awal}`));
  if (!line) throw new Error(`No row ${awal}`);
  return line.split('|').slice(2, -1);
}

/** Every size that a text names, in bytes. */
const bytesIn = (text: string): number[] =>
  [...text.matchAll(/([\d.]+(?:,\d+)?) (byte|MB|GB|TB)/g)].map(
    ([, jumlah = '', satuan = '']) => Number(jumlah.replaceAll('.', '').replace(',', '.')) * (BYTE[satuan] ?? NaN),
  );
const sizes = (awal: string) => row(awal).map((cell) => bytesIn(cell)[0] ?? NaN);

/** Numbers are told in two or three figures. */
const expectNear = (told: number, counted: number) => expect(Math.abs(told / counted - 1)).toBeLessThan(0.025);

test('the page of sizes counts what members leave behind from what was measured, and advises disks that hold it', () => {
  const [hari = 0] = sizes('satu hari anggota');
  const [presensi = 0] = sizes('satu `presensi`');
  const [log = 0] = sizes('satu baris `log_aktivitas`');
  const [setahunHari, setahunPresensi, duaTahunLog] = [
    sizes('`kehadiran` setahun'),
    sizes('`presensi` setahun'),
    sizes('`log_aktivitas` selama dua tahun'),
  ];
  const idempotensi = sizes('`idempotensi`, tetap');
  const cakram = row('disk basis data');
  for (const [at, anggota] of ANGGOTA.entries()) {
    const ketukan = 2 * HARI_KERJA * anggota;
    expectNear(setahunHari[at] ?? NaN, 365 * anggota * hari);
    expectNear(setahunPresensi[at] ?? NaN, ketukan * presensi);
    expectNear(duaTahunLog[at] ?? NaN, 2 * ketukan * log);

    const [, kata = ''] = /sesudah (\w+) tahun/.exec(cakram[at] ?? '') ?? [];
    const [disk = 0, terisi = 0] = bytesIn(cakram[at] ?? '');
    const setahun = 365 * anggota * hari + ketukan * presensi;
    expectNear(terisi, (TAHUN[kata] ?? NaN) * setahun + 2 * ketukan * log + (idempotensi[at] ?? NaN));
    expect(disk).toBeGreaterThan(1.1 * terisi);
  }
});
