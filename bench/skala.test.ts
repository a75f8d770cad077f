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
/** The number at the head of each cell. */
const numbers = (awal: string) =>
  row(awal).map((cell) => Number(/[\d.]+(?:,\d+)?/.exec(cell)?.[0].replaceAll('.', '').replace(',', '.')));
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

/** `timeout http-keep-alive` of deploy/haproxy.cfg, in seconds. */
const DIINGAT = 10;
/** Servers, readings a day, days, and bytes of a reading. */
const SERVER = [1, 2, 4];
const BACAAN = 4 * 60 * 24 * 15 * 2;

test('HAProxy, the store of files and Prometheus are as large as their measured parts make them, and the machines larger', () => {
  const [tls = 0] = numbers('prosesor HAProxy');
  const [foto = 0] = numbers('satu swafoto');
  const [deret = 0] = numbers('deret ukuran');
  const puncak = numbers('presensi sedetik pada menit tersibuk');
  const inti = numbers('inti prosesor pada menit tersibuk: HAProxy');
  const terbuka = numbers('sambungan TLS yang terbuka');
  const [swafoto, ukuran] = [sizes('swafoto di S3'), sizes('ukuran di Prometheus')];
  const [s3, prometheus] = [
    row('berkas').map((cell) => bytesIn(cell)[0]),
    row('Prometheus').map((cell) => bytesIn(cell)[1]),
  ];
  for (const [at, anggota] of ANGGOTA.entries()) {
    expect(inti[at]).toBeCloseTo(((puncak[at] ?? NaN) * tls) / 1000, at === 0 ? 3 : 1);
    expectNear(terbuka[at] ?? NaN, (puncak[at] ?? NaN) * DIINGAT);
    expectNear(swafoto[at] ?? NaN, 2 * HARI_KERJA * anggota * foto);
    expectNear(ukuran[at] ?? NaN, (SERVER[at] ?? NaN) * deret * BACAAN);
  }
  for (const at of [1, 2]) expect(s3[at] ?? NaN).toBeGreaterThan(1.1 * (swafoto[at] ?? NaN));
  expect(prometheus[1]).toBeGreaterThan(1.1 * (ukuran[2] ?? NaN));
});
