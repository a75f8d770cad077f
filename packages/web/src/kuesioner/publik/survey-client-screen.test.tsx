import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { BAGIAN_SEHAT, givenPertanyaan } from '../../testing/given/given-isian-kuesioner.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { kabarDari, SEBAB_GAGAL } from './to-kabar-gagal.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '#rahasia';
});
afterEach(async () => {
  location.hash = '';
  await page.viewport(1440, 900);
});

const kuesioner = {
  judul: 'Kepuasan orang tua',
  keterangan: '',
  susunan: 'sidik',
  organisasi: 'MAN 1 Jakarta',
  is_anonim: false,
  tgl_mulai: null,
  tgl_selesai: '2026-11-25',
  bagian: BAGIAN_SEHAT,
  ucapan: '',
};
const given = () =>
  givenServer({
    kuesionerPublik: {
      getKuesionerPublik: () => kuesioner,
      submitKuesionerPublik: () => ({ judul: kuesioner.judul, ucapan: 'Sampai jumpa di rapat.' }),
    },
  });

test('a stranger answers by a link on a phone, and reads that it was sent', async () => {
  await page.viewport(360, 740);
  const server = given();
  const screen = await renderApp('/kuesioner');
  await expect.element(screen.getByRole('heading', { name: 'Kepuasan orang tua' })).toBeVisible();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(screen.getByText('Pertanyaan ini wajib dijawab')).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('radio', { name: 'Ya', exact: true }).click();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.poll(screen.address).toBe('/kuesioner-sukses');
  expect(server.lastOf('kuesionerPublik.submitKuesionerPublik')).toMatchObject({
    token: 'rahasia',
    kunci: server.lastOf('kuesionerPublik.getKuesionerPublik')?.['kunci'],
    susunan: 'sidik',
    jawaban: [{ pertanyaan_id: 1, nilai: 1 }],
  });
  await screen.unmount();
  const end = await renderApp('/kuesioner-sukses');
  await expect.element(end.getByText('Sampai jumpa di rapat.')).toBeVisible();
  await expectNoAxeFindings();
});

test('the limit of a question stands before it is passed, and passing it does not swallow the next tap', async () => {
  await page.viewport(360, 740);
  const server = given();
  const nama = ['Satu', 'Dua', 'Tiga'];
  const bagian = [
    {
      bagian_id: 1,
      judul: '',
      keterangan: '',
      pertanyaan: [
        givenPertanyaan({
          pertanyaan_id: 1,
          jenis: 'beberapa',
          judul: 'Mana saja?',
          maksimum: 2,
          pilihan: nama.map((teks, at) => ({ pilihan_id: at + 1, teks })),
        }),
        givenPertanyaan({ pertanyaan_id: 2, jenis: 'skala', judul: 'Seberapa puas?', minimum: 0, maksimum: 10 }),
      ],
    },
  ];
  server.answers.kuesionerPublik = { getKuesionerPublik: () => ({ ...kuesioner, bagian }) };
  const screen = await renderApp('/kuesioner');
  await expect.element(screen.getByText('Pilih paling banyak 2', { exact: true })).toBeVisible();
  for (const name of nama) await screen.getByRole('checkbox', { name }).click();
  await screen.getByRole('radio', { name: '8', exact: true }).click();
  await expect.element(screen.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await expect.poll(() => document.querySelectorAll('[data-salah]').length).toBe(1);
  await expectNoAxeFindings();
});

test('what is pasted from a message goes without the marks that nobody sees and the server refuses', async () => {
  const server = given();
  const screen = await renderApp('/kuesioner');
  await screen.getByRole('radio', { name: 'Tidak', exact: true }).click();
  await screen.getByRole('textbox').fill('\u200ePusing\u200b,\n\u202amual\u202c \u{1f468}\u200d\u2695\ufe0f\ufeff');
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.poll(screen.address).toBe('/kuesioner-sukses');
  expect(server.lastOf('kuesionerPublik.submitKuesionerPublik')?.['jawaban']).toContainEqual({
    pertanyaan_id: 2,
    nilai: 'Pusing,\nmual \u{1f468}\u200d\u2695\ufe0f',
  });
});

test('what was filled in outlives a reload, and what was not heard of is sent again as the same', async () => {
  const server = given();
  const submit = server.answers.kuesionerPublik?.submitKuesionerPublik;
  server.answers.kuesionerPublik = {
    ...server.answers.kuesionerPublik,
    submitKuesionerPublik: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const screen = await renderApp('/kuesioner');
  await screen.getByRole('radio', { name: 'Ya', exact: true }).click();
  await screen.getByRole('button', { name: 'Kirim' }).click();
  await expect.element(screen.getByText('Jawaban Anda tetap ada di halaman ini', { exact: false })).toBeVisible();
  const first = server.lastOf('kuesionerPublik.submitKuesionerPublik')?.['kirim_id'];
  await screen.unmount();

  server.answers.kuesionerPublik = {
    ...server.answers.kuesionerPublik,
    ...(submit && { submitKuesionerPublik: submit }),
  };
  const again = await renderApp('/kuesioner');
  await expect.element(again.getByRole('radio', { name: 'Ya', exact: true })).toBeChecked();
  await again.getByRole('button', { name: 'Kirim' }).click();
  await expect.poll(again.address).toBe('/kuesioner-sukses');
  expect(server.lastOf('kuesionerPublik.submitKuesionerPublik')?.['kirim_id']).toBe(first);
});

test.each([
  ['kuesioner.sudah_tutup', 'Kuesioner sudah ditutup', 'tidak menerima jawaban lagi'],
  ['kuesioner.belum_dibuka', 'Kuesioner belum dibuka', 'baru dibuka pada 21-11-2026'],
  ['kuesioner.perangkat_dipakai', 'Sudah dijawab dari perangkat ini', 'Satu perangkat menjawab satu kali'],
  ['kuesioner.tautan_tidak_berlaku', 'Tautan tidak berlaku', 'Mintalah tautan yang baru'],
] as const)('after %s the page says why', async (code, title, words) => {
  const server = given();
  server.answers.kuesionerPublik = {
    getKuesionerPublik: () => {
      throw new Refusal(code, undefined, { tanggal: '21-11-2026' });
    },
  };
  const screen = await renderApp('/kuesioner');
  const address = `/kuesioner-gagal?sebab=${code.replace('kuesioner.', '')}`;
  await expect.poll(screen.address).toBe(address);
  await screen.unmount();
  const gagal = await renderApp(address);
  await expect.element(gagal.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(gagal.getByText(words, { exact: false })).toBeVisible();
  await expectNoAxeFindings();
});

test('where no answer came one tries again, and an address without a link says what it lacks', async () => {
  const server = given();
  const answers = server.answers.kuesionerPublik;
  server.answers.kuesionerPublik = {
    getKuesionerPublik: () => {
      throw new TypeError('Failed to fetch');
    },
  };
  const screen = await renderApp('/kuesioner');
  await expect.element(screen.getByText('Tidak ada sambungan ke server', { exact: false })).toBeVisible();
  server.answers.kuesionerPublik = answers ?? {};
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Kepuasan orang tua' })).toBeVisible();
  await screen.unmount();

  location.hash = '';
  const bare = await renderApp('/kuesioner');
  await expect.poll(bare.address).toBe('/kuesioner-gagal');
});

test.each([
  ['sudah_tutup', 'Kuesioner sudah ditutup', 'tidak menerima jawaban lagi'],
  ['belum_dibuka', 'Kuesioner belum dibuka', 'pada hari pertamanya'],
  ['entah', 'Kuesioner tidak dapat diisi', 'tidak memuat kuesioner'],
  [null, 'Kuesioner tidak dapat diisi', 'tidak memuat kuesioner'],
] as const)('its address alone tells why as well, on another device (%s)', (sebab, title, words) => {
  const { sebab: told, pesan } = kabarDari(sebab, { kind: 'terkirim', judul: 'Lain', ucapan: '' });
  expect(SEBAB_GAGAL[told]?.judul ?? 'Kuesioner tidak dapat diisi').toBe(title);
  expect(pesan).toContain(words);
});
