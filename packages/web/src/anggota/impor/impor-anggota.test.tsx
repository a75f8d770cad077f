import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenAnggota } from '../../testing/given/given-anggota.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer, Refusal } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/show-in.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const kolom = ['Nama', 'PIN', 'Grup'];
const right = { baris: 2, nilai: ['Lestari Fauzi', '31', 'Guru'], galat: [] };
const wrong = {
  baris: 3,
  nilai: ['', '21', 'Guru'],
  galat: [
    { kolom: 'Nama', pesan: 'Wajib diisi' },
    { kolom: 'PIN', pesan: 'PIN 21 sudah dipakai Rina Gunawan' },
  ],
};

function found(baris: HasilImpor['baris'], is_disimpan = false): HasilImpor {
  return {
    is_disimpan,
    jumlah_baris: baris.length,
    jumlah_galat: baris.filter(({ galat }) => galat.length > 0).length,
    catatan: null,
    akibat: null,
    kolom,
    baris,
  };
}

type Cara = { is_uji_coba: boolean; is_sebagian: boolean };

async function openWith(importFile: (input: Cara) => HasilImpor, isi: BlobPart = 'isi') {
  const server = givenServer({
    auth: givenSession(),
    anggota: { listAnggota: () => givenPage([givenAnggota()]) },
    grup: { listGrup: () => [] },
    lokasi: { listLokasi: () => givenPage([]) },
    imporAnggota: { importAnggota: importFile, getFormatAnggota: () => new Blob(['xlsx'], { type: XLSX }) },
  });
  const screen = await renderScreen('user', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Impor', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Impor anggota' });
  const choose = async () => {
    await dialog.getByLabelText('Berkas', { exact: false }).upload(new File([isi], 'anggota.xlsx', { type: XLSX }));
    await dialog.getByRole('button', { name: 'Periksa berkas' }).click();
  };
  return { server, screen, dialog, choose };
}

test('a file with mistakes is not saved: each stands at its row and column, and the rest can be seen too', async () => {
  const { server, dialog, choose } = await openWith(() => found([right, wrong]));
  await expect.element(dialog.getByRole('button', { name: 'Periksa berkas' })).toBeDisabled();
  await choose();

  await expect.element(dialog.getByText('1 dari 2 baris perlu diperbaiki')).toBeVisible();
  await expect
    .element(dialog.getByRole('row', { name: /^3 — Perbaiki .*Wajib diisi.*PIN 21 sudah dipakai/ }))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Impor 2 anggota' })).toBeDisabled();
  expect(server.asked.filter(({ name }) => name === 'imporAnggota.importAnggota')).toMatchObject([
    { input: { is_uji_coba: true } },
  ]);
  await expectNoAxeFindings({ rules: 'experimental' });

  await dialog.getByRole('button', { name: 'Semua (2)' }).click();
  await expect.element(dialog.getByRole('row', { name: /^2 Lestari Fauzi Siap/ })).toBeVisible();
});

test('however wide the sheet and whatever was pasted into a cell, what is wrong is in sight', async () => {
  await showIn({ width: 1440 });
  const banyak = Array.from({ length: 18 }, (_, n) => `Kolom ${n + 1}`);
  const pesan = 'Tanggal selesai tidak boleh sebelum tanggal mulai';
  const { dialog, choose } = await openWith(() => ({
    ...found([
      {
        baris: 2,
        nilai: ['Sel yang keliru tertempel '.repeat(12), ...banyak.slice(1).map(() => 'isi')],
        galat: [{ kolom: 'Kolom 18', pesan }],
      },
    ]),
    kolom: banyak,
  }));
  await choose();
  const kalimat = dialog.getByText(`Kolom 18: ${pesan}`);
  await expect.element(kalimat).toBeVisible();
  const tepi = dialog.element().getBoundingClientRect();
  const letak = kalimat.element().getBoundingClientRect();
  expect(letak.left).toBeGreaterThanOrEqual(tepi.left);
  expect(letak.right).toBeLessThanOrEqual(tepi.right);
  await showIn({});
});

test('a date is shown as dates are; what is none stands as the file has it, to be found there', async () => {
  const salah = [{ kolom: 'Tanggal Mulai', pesan: 'Isi tanggal yang ada, misalnya 31-12-2026' }];
  const { dialog, choose } = await openWith(() => ({
    ...found([
      { baris: 2, nilai: ['Lestari', '2026-12-01'], galat: [] },
      { baris: 3, nilai: ['Rina', '2026-13-01'], galat: salah },
    ]),
    kolom: ['Nama', 'Tanggal Mulai'],
  }));
  await choose();
  await dialog.getByRole('button', { name: 'Semua (2)' }).click();
  await expect.element(dialog.getByText('01-12-2026')).toBeVisible();
  await expect.element(dialog.getByText('2026-13-01')).toBeVisible();
});

test('a right file is saved after the dry run, and the list is asked again', async () => {
  const { server, dialog, choose } = await openWith(({ is_uji_coba }) => found([right], !is_uji_coba));
  await dialog.getByLabelText('Keterangan').fill('Pegawai baru');
  await choose();
  await dialog.getByRole('button', { name: 'Impor 1 anggota' }).click();

  await expect.element(dialog.getByText('1 anggota tersimpan')).toBeVisible();
  expect(server.lastOf('imporAnggota.importAnggota')).toMatchObject({
    is_uji_coba: false,
    keterangan: 'Pegawai baru',
  });
  expect(server.asked.at(-1)?.name).not.toBe('imporAnggota.importAnggota');
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the right rows go in alone where one chooses so, and the others come back as the file with their cells marked', async () => {
  const sent = await writeXlsx({ sheets: [{ name: 'Anggota', rows: [kolom, right.nilai, wrong.nilai] }] });
  const made = vi.spyOn(URL, 'createObjectURL');
  const taken = Promise.withResolvers<string>();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    taken.resolve(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { server, dialog, choose } = await openWith(
    ({ is_uji_coba }) => (is_uji_coba ? found([right, wrong]) : { ...found([wrong], true), jumlah_baris: 2 }),
    new Uint8Array(sent),
  );
  await choose();
  await dialog.getByRole('button', { name: 'Impor 1 yang benar' }).click();
  expect(await taken.promise).toBe('perbaikan-anggota.xlsx');
  await expect.element(dialog.getByText('1 anggota tersimpan, 1 baris kembali')).toBeVisible();
  expect(server.lastOf('imporAnggota.importAnggota')).toMatchObject({ is_uji_coba: false, is_sebagian: true });
  const { sheets } = await readXlsx(await new Response(made.mock.lastCall?.[0] as Blob).arrayBuffer());
  expect(sheets[0]?.rows).toHaveLength(2);
  expect(sheets[0]?.rows[1]).toEqual(expect.arrayContaining(['21', 'Guru']));
  await expectNoAxeFindings({ rules: 'experimental' });
  await dialog.getByRole('button', { name: 'Unggah yang sudah diperbaiki' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Periksa berkas' })).toBeDisabled();
});

test('days that rows make absent are told, and agreed to before they go in', async () => {
  const catatan = '2 anggota mulai sebelum hari ini: 190 hari kerja mereka yang sudah lewat menjadi Absen';
  const { server, screen, dialog, choose } = await openWith(({ is_uji_coba }) => ({
    ...found([right], !is_uji_coba),
    catatan,
    akibat: '190 hari menjadi Absen',
  }));
  await choose();
  await expect.element(dialog.getByText(catatan)).toBeVisible();
  await dialog.getByRole('button', { name: 'Impor 1 anggota' }).click();
  const asking = screen.getByRole('dialog', { name: '190 hari menjadi Absen?' });
  await expectNoAxeFindings({ rules: 'experimental' });
  await asking.getByRole('button', { name: 'Batal' }).click();
  expect(server.lastOf('imporAnggota.importAnggota')).toMatchObject({ is_uji_coba: true });
  await dialog.getByRole('button', { name: 'Impor 1 anggota' }).click();
  await asking.getByRole('button', { name: 'Impor 1 anggota' }).click();
  await expect.element(dialog.getByText('1 anggota tersimpan')).toBeVisible();
  expect(server.lastOf('imporAnggota.importAnggota')).toMatchObject({ is_uji_coba: false, is_sebagian: false });
});

test('a file that cannot be read is refused in words, and another can be chosen', async () => {
  const { dialog, choose } = await openWith(() => {
    throw new Refusal('impor.unreadable');
  });
  await choose();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Berkas tidak dapat dibaca sebagai XLSX');
  await expect.element(dialog.getByText('anggota.xlsx')).toBeVisible();
});

test('a wide sheet scrolls sideways: no PIN or name breaks over lines, and the dialog takes what a desktop has', async () => {
  const lebar = Array.from({ length: 14 }, (_, n) => `Kolom ${n + 1}`);
  const baris = {
    baris: 2,
    nilai: ['Lestari Fauzi Rahmawati', '2053', ...lebar.map((nama) => `Isi ${nama}`)],
    galat: wrong.galat,
  };
  await showIn({ width: 1440 });
  onTestFinished(() => showIn({}));
  const { dialog, choose } = await openWith(() => ({ ...found([baris]), kolom: ['Nama', 'PIN', ...lebar] }));
  await choose();
  const tinggi = (text: string) => dialog.getByText(text, { exact: true }).element().getBoundingClientRect().height;
  await expect.element(dialog.getByText('2053', { exact: true })).toBeInTheDocument();
  expect(tinggi('Lestari Fauzi Rahmawati')).toBe(tinggi('2053'));
  expect(tinggi('2053')).toBeLessThan(28);
  expect(dialog.element().getBoundingClientRect().width).toBeGreaterThan(1300);
  // Scrolled to its last column, whose row it is still stands in sight.
  const sel = (text: string) => dialog.getByText(text, { exact: true }).element();
  sel('Isi Kolom 14').scrollIntoView({ inline: 'end' });
  const [nama, akhir] = [sel('Lestari Fauzi Rahmawati'), sel('Isi Kolom 14')].map((one) => one.getBoundingClientRect());
  expect(nama?.left).toBeGreaterThan(0);
  expect(nama?.right).toBeLessThan(akhir?.left ?? 0);
  expect(akhir?.right).toBeLessThan(1440);
});
