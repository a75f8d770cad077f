import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeToken } from './write-token.ts';

/** Pixels a point, as the page is drawn for looking at. */
const SKALA = 2;
/** The frame of the first slip, in points. */
const LEMBAR = { kiri: 28, atas: 28, kanan: 293, bawah: 178 };

type Kotak = { kiri: number; atas: number; kanan: number; bawah: number };

/** Where each word of the first slip stands. */
function kataDi(pdf: Uint8Array): (Kotak & { kata: string })[] {
  const html = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf }).toString();
  const found = html.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)/g);
  return [...found]
    .map(([, kiri, atas, kanan, bawah, kata = '']) => ({
      kata,
      kiri: Number(kiri),
      atas: Number(atas),
      kanan: Number(kanan),
      bawah: Number(bawah),
    }))
    .filter(({ kiri, atas }) => kiri < LEMBAR.kanan && atas < LEMBAR.bawah);
}

/** What is dark in a part of the page, as the box around it. */
function gelapDi(pdf: Uint8Array, { kiri, atas, kanan, bawah }: Kotak): Kotak {
  const pgm = execFileSync('pdftoppm', ['-gray', '-r', String(72 * SKALA), '-f', '1', '-l', '1', '-'], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  const [head = '', lebar = 0] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(pgm.subarray(0, 40).toString('latin1')) ?? [];
  const gelap: Kotak = { kiri: Infinity, atas: Infinity, kanan: -Infinity, bawah: -Infinity };
  for (let y = atas * SKALA; y < bawah * SKALA; y += 1) {
    for (let x = kiri * SKALA; x < kanan * SKALA; x += 1) {
      if ((pgm[head.length + y * Number(lebar) + x] ?? 255) > 100) continue;
      gelap.kiri = Math.min(gelap.kiri, x / SKALA);
      gelap.kanan = Math.max(gelap.kanan, (x + 1) / SKALA);
      gelap.atas = Math.min(gelap.atas, y / SKALA);
      gelap.bawah = Math.max(gelap.bawah, (y + 1) / SKALA);
    }
  }
  return gelap;
}

test('on a slip the widest token and the longest name leave the code the margin that a scanner needs', async () => {
  const anggota = {
    user_id: 1,
    nama: 'Dr. Hj. Siti Nurhaliza Wulandari Kusumawardhani Prawirodirdjo, S.Pd., M.Pd.',
    nip: '198504172010012005',
    jabatan: null,
    kode_kartu: '1',
    grup: null,
    has_password: false,
  };
  const aktivasi = {
    token: 'WWWW-WMWW-WWMW-MWWM',
    tautan: 'https://presensi.sekolah.sch.id/aktivasi?token=WWWW-WMWW-WWMW-MWWM',
    kedaluwarsa_pada: new Date('2026-12-31T00:00:00Z'),
  };
  const lembar = [{ anggota, aktivasi } as never];
  const pdf = await writeToken({ nama: 'MTsN 1 Sukamaju', timezone: 'Asia/Jakarta', lembar });
  const kata = kataDi(pdf);
  const token = kata.find((one) => one.kata === aktivasi.token);
  expect(token?.kanan).toBeLessThan(LEMBAR.kanan - 8);
  // The code stands to the right of all that is under the token.
  const bawah = Math.ceil(token?.bawah ?? 0);
  const qr = gelapDi(pdf, { kiri: 200, atas: bawah, kanan: LEMBAR.kanan - 2, bawah: LEMBAR.bawah - 2 });
  expect(qr.kanan - qr.kiri).toBeGreaterThan(60);
  const tepi = (4 * (qr.kanan - qr.kiri)) / 33;
  const terlaluDekat = kata.filter(
    (one) => one.kanan > qr.kiri - tepi && one.kiri < qr.kanan + tepi && one.bawah > qr.atas - tepi,
  );
  expect(terlaluDekat.map((one) => one.kata)).toEqual([]);
  expect(LEMBAR.kanan - qr.kanan).toBeGreaterThan(tepi);
  expect(LEMBAR.bawah - qr.bawah).toBeGreaterThan(tepi);
});
