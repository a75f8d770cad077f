import { execFileSync } from 'node:child_process';
import { readXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lembarLaporan } from '../../testing/lembar-laporan.ts';
import { presensiBuilders } from '../../testing/given/given-presensi.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, all, app, clock } = await startTestServer();
const { jadwal } = presensiBuilders(all);

async function office(jam?: { jam_masuk: string; jam_pulang: string }) {
  const organisasi = await given.organisasi({
    nama: 'MAN 1 Kota Contoh',
    kepala_nama: 'Dra. Hj. Nurhayati',
    kepala_nip: '197001012000032001',
  });
  await jadwal(organisasi, jam);
  const member = await given.anggota(organisasi, { nama: 'Siti Nuraini', nip: '198504172010012005' });
  const waktu_klien = clock.now.toISOString();
  const url = `/orgs/${organisasi.organisasi_id}/presensi`;
  await as(member).form('POST', url, { waktu_klien }, { 'idempotency-key': crypto.randomUUID() });
  return { organisasi, url, member, operator: as(await given.orang('operator', organisasi)) };
}

test('the workbook opens and holds the rows of the screen', async () => {
  clock.now = new Date('2026-11-20T00:07:00Z');
  const { url, operator } = await office();
  const file = await operator.get(`${url}/kehadiran/unduh?format=xlsx`);
  expect(file.headers['content-disposition']).toContain('kehadiran-harian-man-1-kota-contoh-2026-11-20.xlsx');
  const { head, rows } = await lembarLaporan(file.raw);
  expect(head.slice(0, 4)).toEqual(['No', 'Tanggal', 'Nama', 'NIP']);
  expect(rows.find((row) => row[2] === 'Siti Nuraini')).toEqual(
    expect.arrayContaining(['198504172010012005', 'Hadir', '07:00–14:00', '07:07:00', 7]),
  );
});

test('before the hours begin the files say so of each member, as of all of them above', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const { url, operator } = await office({ jam_masuk: '16:30', jam_pulang: '22:00' });
  const { rows } = await lembarLaporan((await operator.get(`${url}/kehadiran/unduh?format=xlsx`)).raw);
  expect(rows.find((row) => row[2] === 'Siti Nuraini')?.[5]).toBe('Belum mulai');
  clock.now = new Date('2026-11-20T09:31:00Z');
  const later = await lembarLaporan((await operator.get(`${url}/kehadiran/unduh?format=xlsx`)).raw);
  expect(later.rows.find((row) => row[2] === 'Siti Nuraini')?.[5]).toBe('Belum presensi');
});

test('who only left has the source of his departure in the workbook, as on the screen', async () => {
  clock.now = new Date('2026-11-20T07:30:00Z');
  const { url, operator } = await office();
  const { rows } = await lembarLaporan((await operator.get(`${url}/kehadiran/unduh?format=xlsx`)).raw);
  const row = rows.find((one) => one[2] === 'Siti Nuraini');
  expect(row?.slice(7, 9)).toEqual([null, '14:30:00']);
  expect(row?.[13]).toBe('Ponsel');
});

test('hours and a departure past midnight say so in the workbook and in print, and stand on one line there', async () => {
  clock.now = new Date('2026-11-20T15:07:00Z');
  const { url, operator, member } = await office({ jam_masuk: '22:00', jam_pulang: '06:00' });
  clock.now = new Date('2026-11-20T23:05:00Z');
  const isi = { waktu_klien: clock.now.toISOString() };
  await as(member).form('POST', url, isi, { 'idempotency-key': crypto.randomUUID() });
  const unduh = async (format: string) =>
    (await operator.get(`${url}/kehadiran/unduh?tanggal=2026-11-20&format=${format}`)).raw;
  const { rows } = await lembarLaporan(await unduh('xlsx'));
  const row = rows.find((one) => one[2] === 'Siti Nuraini');
  expect(row?.slice(6, 9)).toEqual(['22:00–06:00 (+1)', '22:07:00', '06:05:00 (+1)']);
  expect(row?.[15]).toBe('Lokasi tidak terdeteksi');
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: await unduh('pdf') }).toString();
  expect(text).toMatch(/Siti Nuraini.*22:00–06:00 \(\+1\)\s+22:07:00\s+06:05:00 \(\+1\)/);
});

test('the page to print has letterhead, rows, signature and a code that leads to what it says', async () => {
  clock.now = new Date('2026-11-20T02:00:00Z');
  const { url, operator } = await office();
  const file = await operator.get(`${url}/kehadiran/unduh?format=pdf`);
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: file.raw }).toString();
  expect(text).toContain('MAN 1 KOTA CONTOH');
  expect(text).toMatch(/Siti Nuraini\s+198504172010012005\s/);
  expect(text).toContain('Dra. Hj. Nurhayati');
  expect(text).toContain('Halaman 1 dari 1');
  const [, path = ''] = /http:\/\/hadir\.test(\/verifikasi\/[0-9a-f-]{36})/.exec(text.replaceAll(/\s+/g, '')) ?? [];
  const page = await app.inject(path);
  expect(page.body).toContain('Jumat, 20 November 2026');
  expect(page.body).toContain('1 hadir');
});

test('a page to print shows photos and sources as one chooses; whose photo it shows reads who took it along', async () => {
  clock.now = new Date('2026-11-20T00:07:00Z');
  const { organisasi, url, operator } = await office();
  const berfoto = await given.anggota(organisasi, { nama: 'Rina Berfoto' });
  const png = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  const foto = new File([new Uint8Array(png)], 'wajah.png', { type: 'image/png' });
  const isi = { waktu_klien: clock.now.toISOString(), foto };
  const tap = await as(berfoto).form('POST', url, isi, { 'idempotency-key': crypto.randomUUID() });
  expect(tap.status).toBe(201);
  const print = async (pilihan: string) => (await operator.get(`${url}/kehadiran/unduh?format=pdf${pilihan}`)).raw;
  const wordsOf = (pdf: Buffer) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();
  const facesOf = (pdf: Buffer) =>
    execFileSync('pdfimages', ['-list', '-'], { input: pdf })
      .toString()
      .match(/\bjpeg\b/g)?.length ?? 0;
  const seen = async () => ((await as(berfoto).get('/log/foto-saya')).body.data as { data: object[] }).data.length;

  const plain = await print('');
  expect([facesOf(plain), wordsOf(plain).includes('Sumber'), await seen()]).toEqual([0, true, 0]);
  const bare = await print('&sumber=0');
  expect([facesOf(bare), wordsOf(bare).includes('Sumber')]).toEqual([0, false]);
  const full = await print('&foto=1');
  expect([facesOf(full), wordsOf(full).includes('Foto'), await seen()]).toEqual([1, true, 1]);
  const named = await operator.get(`${url}/kehadiran/unduh?format=pdf&foto=1&sumber=0`);
  expect(named.headers['content-disposition']).toContain('2026-11-20-dengan-foto-tanpa-sumber.pdf');

  const pemantau = as(await given.pemantau(organisasi));
  expect((await pemantau.get(`${url}/kehadiran/unduh?format=pdf`)).status).toBe(200);
  expect((await pemantau.get(`${url}/kehadiran/unduh?format=pdf&foto=1`)).body.error).toBe('akses.hak_pantau');
});

test('a code that nobody printed leads nowhere', async () => {
  expect((await app.inject(`/verifikasi/${crypto.randomUUID()}`)).statusCode).toBe(404);
  expect((await app.inject('/verifikasi/1')).statusCode).toBe(404);
});

test('a plain user’s file holds himself alone', async () => {
  const { url, member } = await office();
  const { sheets } = await readXlsx((await as(member).get(`${url}/kehadiran/unduh`)).raw);
  expect(sheets[0]?.rows.filter((row) => typeof row[0] === 'number')).toHaveLength(1);
});
