import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import type { HasilKuesioner } from '@hadir/contract/kuesioner/hasil/hasil.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenKuesioner } from '../../testing/given/given-kuesioner.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, type Answers } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const UNDUHAN = {
  unduhan_id: '0198c0de-0000-7000-8000-000000000001',
  nama: 'Hasil Kesehatan guru.xlsx',
  status: 'selesai',
  selesai: 12,
  total: 12,
  pesan: null,
  ukuran: 9000,
  berkas_dihapus_pada: null,
  dibuat_pada: '2026-11-21T01:00:00.000Z',
} as const;

const ukuran = { rata_rata: null, median: null, terkecil: null, terbesar: null };
const hasil: HasilKuesioner = {
  is_terbuka: true,
  jumlah: 12,
  menunggu: 0,
  pertanyaan: [
    {
      pertanyaan_id: 1,
      jenis: 'pilihan',
      judul: 'Apakah Anda sehat?',
      jumlah: 12,
      butir: [
        { baris_id: null, nilai: 1, teks: 'Ya', jumlah: 9 },
        { baris_id: null, nilai: 2, teks: 'Tidak', jumlah: 3 },
      ],
      baris: [],
      ...ukuran,
    },
    { pertanyaan_id: 2, jenis: 'teks_panjang', judul: 'Apa keluhannya?', jumlah: 3, butir: [], baris: [], ...ukuran },
  ],
};

const dua = givenKuesioner().bagian.map((bagian) => ({
  ...bagian,
  pertanyaan: bagian.pertanyaan.flatMap((one) =>
    one.pertanyaan_id === 1 ? [one, { ...one, pertanyaan_id: 3, judul: 'Sudah berobat?' }] : [one],
  ),
}));

async function openHasil(
  others: Partial<KuesionerDetail> = {},
  answers: Answers['hasilKuesioner'] = {},
  search: Record<string, string> = {},
  session = givenSession(),
) {
  const kuesioner = givenKuesioner({
    keadaan: 'terbuka',
    status: 'terbit',
    jumlah_menjawab: 12,
    bagian: dua,
    ...others,
  });
  const server = givenServer({
    auth: session,
    grup: {
      listGrup: () =>
        givenPage([
          {
            group_id: 2,
            nama: 'Guru',
            kepala_user_id: null,
            kepala: null,
            status: STATUS_RECORD.aktif,
            jumlah_anggota: 24,
          },
        ]),
    },
    kuesioner: { getKuesioner: () => kuesioner },
    hasilKuesioner: {
      getHasilKuesioner: () => hasil,
      listHasilHarian: () => [
        { tanggal: '2026-11-20', jumlah: 5 },
        { tanggal: '2026-11-21', jumlah: 7 },
      ],
      listUnduhanKuesioner: () => [UNDUHAN],
      generateUnduhanKuesioner: () => UNDUHAN,
      ...answers,
    },
  });
  const screen = await renderScreen(
    'kuesioner.detail',
    { organisasi_id: 9, kuesioner_id: 5 },
    { bagian: 'hasil', ...search },
  );
  return { server, screen };
}

test('each question shows its numbers, with a table, its groups and its texts behind', async () => {
  const { server, screen } = await openHasil(
    {},
    {
      listHasilGrup: () => [
        {
          group_id: 2,
          grup: 'Guru',
          jumlah: 12,
          rata_rata: null,
          butir: [
            { baris_id: null, nilai: 1, jumlah: 9 },
            { baris_id: null, nilai: 2, jumlah: 3 },
          ],
        },
      ],
      listHasilTeks: () => ({
        ...givenPage([{ teks: 'Sakit kepala', user_id: 21, nama: 'Rina Gunawan', tanggal: '2026-11-20' }]),
        is_terbuka: true,
      }),
    },
  );
  const card = screen.getByRole('region', { name: '1. Apakah Anda sehat?' });
  await expect.element(card.getByText('9 · 75%')).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Jawaban per hari' })).toBeVisible();
  await card.getByText('Lihat sebagai tabel').click();
  await expect.element(card.getByRole('row', { name: 'Tidak 3 25%' })).toBeVisible();
  await card.getByText('Per grup').click();
  await expect.element(card.getByRole('row', { name: 'Guru 12 9 3' })).toBeVisible();
  await screen.getByText('Baca jawaban').click();
  await expect.element(screen.getByText('Rina Gunawan · 20-11-2026')).toBeVisible();
  expect(server.lastOf('hasilKuesioner.listHasilTeks')).toMatchObject({ pertanyaan_id: 2 });
  await expectNoAxeFindings();
});

test('what narrows the results stands in the address, and two questions are set against each other', async () => {
  const { server, screen } = await openHasil(
    {},
    {
      getHasilSilang: () => ({
        is_terbuka: true,
        baris: [{ nilai: 1, teks: 'Sehat' }],
        kolom: [
          { nilai: 1, teks: 'Ya' },
          { nilai: 2, teks: 'Tidak' },
        ],
        sel: [[4, 5]],
      }),
    },
  );
  await screen.getByRole('combobox', { name: 'Yang menjawab' }).selectOptions('Apakah Anda sehat?: Tidak');
  await expect
    .poll(() => server.lastOf('hasilKuesioner.getHasilKuesioner'))
    .toMatchObject({ saring_pertanyaan_id: 1, saring_nilai: 2 });
  expect(screen.address()).toContain('jawaban=1-2');
  await screen.getByRole('combobox', { name: 'Grup' }).selectOptions('Guru');
  await expect.poll(() => server.lastOf('hasilKuesioner.getHasilKuesioner')).toMatchObject({ group_id: 2 });

  await screen.getByRole('combobox', { name: 'Baris' }).selectOptions('Apakah Anda sehat?');
  await screen.getByRole('combobox', { name: 'Kolom' }).selectOptions('Sudah berobat?');
  await expect.element(screen.getByRole('row', { name: 'Sehat 4 5' })).toBeVisible();
  expect(server.lastOf('hasilKuesioner.getHasilSilang')).toMatchObject({
    baris_pertanyaan_id: 1,
    kolom_pertanyaan_id: 3,
  });
  await expect.element(screen.getByText('Semua jawaban, tanpa saringan di atas')).toBeVisible();
  await expectNoAxeFindings();
});

test('of an anonymous one that is closed, answers that can never be shown are not said to wait', async () => {
  const { screen } = await openHasil(
    { is_anonim: true, keadaan: 'tutup' },
    { getHasilKuesioner: () => ({ is_terbuka: true, jumlah: 0, menunggu: 3, pertanyaan: [] }) },
  );
  await expect.element(screen.getByText(/^3 jawaban tidak ditampilkan: .* supaya tidak dapat ditebak/)).toBeVisible();
});

test('of an anonymous one below five answers nothing is shown, and why', async () => {
  const { server, screen } = await openHasil(
    { is_anonim: true },
    { getHasilKuesioner: () => ({ is_terbuka: false, jumlah: 0, menunggu: 3, pertanyaan: [] }) },
    { group_id: '2' },
  );
  await expect.element(screen.getByText(/hasilnya ditampilkan sejak 5 jawaban/)).toBeVisible();
  await expect.element(screen.getByText(/3 jawaban menunggu/)).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Grup' })).not.toBeInTheDocument();
  expect(server.lastOf('hasilKuesioner.getHasilKuesioner')).not.toHaveProperty('group_id');
  await expect.element(screen.getByRole('button', { name: 'Siapkan XLSX tiap jawaban' })).not.toBeInTheDocument();
  await expectNoAxeFindings();
});

test('a workbook is asked for and stands among the downloads', async () => {
  const { server, screen } = await openHasil();
  await screen.getByRole('button', { name: 'Siapkan XLSX tiap jawaban' }).click();
  await expect.poll(() => server.lastOf('hasilKuesioner.generateUnduhanKuesioner')).toMatchObject({ isi: 'jawaban' });
  await expect.element(screen.getByRole('button', { name: 'Unduh Hasil Kesehatan guru.xlsx' })).toBeVisible();
});

test('who only watches is offered the results as a file, and not what each person answered', async () => {
  const { screen } = await openHasil({}, {}, {}, givenSession({ peran: 'viewer' }));
  await expect.element(screen.getByRole('button', { name: 'Siapkan XLSX hasil' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Siapkan XLSX tiap jawaban' })).not.toBeInTheDocument();
});

test('what was written anonymously is read without a filter only, and it says so', async () => {
  const { screen } = await openHasil({ is_anonim: true }, {}, { jawaban: '1-1' });
  await expect.element(screen.getByText(/Hapus saringan untuk membacanya/)).toBeVisible();
  await expect.element(screen.getByText('Baca jawaban')).not.toBeInTheDocument();
});

test('results are narrowed by a step of a scale that is below nought', async () => {
  const { server, screen } = await openHasil({}, {}, { jawaban: '1--2' });
  await expect.element(screen.getByText('12 jawaban')).toBeVisible();
  expect(server.lastOf('hasilKuesioner.getHasilKuesioner')).toMatchObject({
    saring_pertanyaan_id: 1,
    saring_nilai: -2,
  });
});

test('a mean and a median are told as on paper, and of what nobody answered no share is told', async () => {
  const angka = { pertanyaan_id: 1, jenis: 'skala', judul: 'Nilai' } as const;
  const butir = [{ baris_id: null, nilai: 1, teks: 'Ya', jumlah: 0 }];
  const { screen } = await openHasil(
    {},
    {
      getHasilKuesioner: () => ({
        ...hasil,
        pertanyaan: [
          { ...angka, jumlah: 2, butir: [], baris: [], rata_rata: 7.75, median: 7.75, terkecil: 7.5, terbesar: 8 },
          { ...angka, pertanyaan_id: 3, judul: 'Tak dijawab', jumlah: 0, butir, baris: [], ...ukuran },
        ],
      }),
    },
  );
  const nilai = screen.getByRole('region', { name: '1. Nilai' });
  await expect.element(nilai.getByText('Rata-rata 7,75', { exact: false })).toBeVisible();
  await expect.element(nilai.getByText('Median 7,75', { exact: false })).toBeVisible();
  const kosong = screen.getByRole('region', { name: /Tak dijawab$/ });
  await expect.element(kosong.getByText('0', { exact: true }).first()).toBeVisible();
  expect(kosong.getByText(/%/).elements()).toEqual([]);
});
