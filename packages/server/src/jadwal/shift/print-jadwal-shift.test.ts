import { execFileSync } from 'node:child_process';
import { TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { expect, test } from 'vitest';
import { jam } from '../../testing/given/given-jadwal.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { given, as, app } = await startTestServer();

/** A guard post with two shifts, of which Ali has some in December. */
async function pos(jumlah = 1) {
  const organisasi = await given.organisasi({ nama: 'MAN 1 Kota Contoh', kepala_nama: 'Dra. Hj. Nurhayati' });
  const operator = as(await given.orang('operator', organisasi));
  const ali = await given.anggota(organisasi, { nama: 'Ali' });
  for (let i = 1; i < jumlah; i += 1) await given.anggota(organisasi, { nama: `Penjaga ${i}` });
  const url = `/orgs/${organisasi.organisasi_id}`;
  const shift = async (nama: string, mulai: string, selesai: string) => {
    const input = { nama, tipe_jadwal: TIPE_JADWAL.shift, tgl_mulai: '2020-01-01', baris: [jam(mulai, selesai)] };
    return ((await operator.post(`${url}/jadwal`, input)).body.data as { jadwal_id: number }).jadwal_id;
  };
  const [pagi, malam] = [await shift('Pagi', '07:00', '15:00'), await shift('Malam', '23:00', '07:00')];
  await operator.post(`${url}/hari-libur`, { nama: 'Hari Raya Natal', tgl_mulai: '2026-12-25' });
  const isi = [pagi, malam, null].map((jadwal_id, i) => ({
    user_id: ali.user_id,
    tanggal: `2026-12-0${i + 1}`,
    jadwal_id,
  }));
  await operator.post(`${url}/jadwal-shift`, { sel: isi });
  return { operator, url: `${url}/jadwal-shift/cetak?bulan=2026-12`, organisasi, ali, pagi };
}

const pagesOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString().split('\f').slice(0, -1);

test('the roster of a month is printed with its letters, what they mean, the holidays, and a place to sign', async () => {
  const { operator, url } = await pos();
  const file = await operator.get(url);
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toContain('jadwal-shift-man-1-kota-contoh-2026-12-01-2026-12-31.pdf');
  const [page = '', ...others] = pagesOf(file.raw);
  expect(others).toEqual([]);
  expect(page).toContain('MAN 1 KOTA CONTOH');
  expect(page).toMatch(/Desember 2026/);
  expect(page).toMatch(/1 +Ali +P +M +L\b/);
  expect(page).toMatch(/M = Malam 23:00–07:00 \(esok hari\); P = Pagi 07:00–15:00; L = libur/);
  expect(page).toContain('Hari libur: 25 Hari Raya Natal');
  expect(page).toContain('Dra. Hj. Nurhayati');
});

test('a roster of several pages has its dates on each, and the signature not alone', async () => {
  const { operator, url } = await pos(40);
  const pages = pagesOf((await operator.get(url)).raw);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toMatch(/No +Nama/);
  expect(pages.at(-1)).toContain('L = libur');
});

test('a roster narrowed to nobody, or to a group of elsewhere, is not printed', async () => {
  const { operator, url } = await pos();
  expect((await operator.get(`${url}&q=Zzz`)).status).toBe(404);
  expect((await operator.get(`${url}&group_id=999999`)).status).toBe(422);
});

test('the page behind a roster’s code shows its letters as the paper does, and marks what changed since', async () => {
  const { operator, url, organisasi, ali, pagi } = await pos(2);
  const code = async () => {
    const pdf = pagesOf((await operator.get(url)).raw).join('');
    return /verifikasi\/([0-9a-f-]{36})/.exec(pdf.replaceAll(/\s/g, ''))?.[1] ?? '';
  };
  const dokumen = await code();
  const open = async () => (await app.inject(`/verifikasi/${dokumen}`)).body;
  const before = await open();
  expect(before).toContain('<dt>Ali</dt><dd>1 P, 2 M, 3 L</dd>');
  expect(before).toContain('<dt>Penjaga 1</dt><dd>Kosong</dd>');
  expect(before).toContain('M = Malam 23:00–07:00 (esok hari); P = Pagi 07:00–15:00; L = libur');
  expect(before).toContain('Catatan Hadir hari ini masih sama.');

  const sel = ['2026-12-03', '2026-12-04'].map((tanggal) => ({ user_id: ali.user_id, tanggal, jadwal_id: pagi }));
  await operator.post(`/orgs/${organisasi.organisasi_id}/jadwal-shift`, { sel });
  const after = await open();
  expect(after).toContain('<dt>Ali</dt><dd>1 P, 2 M, 3 L <strong>(sekarang 1 P, 2 M, 3–4 P)</strong></dd>');
  expect(after).toContain('Catatan Hadir sudah berubah sejak dicetak');
});
