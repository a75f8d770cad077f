import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const givenAtribut = (differences: Partial<Atribut>): Atribut => ({
  atribut_id: 1,
  nama: 'Golongan darah',
  tipe: 'pilihan',
  pilihan: ['A', 'B', 'AB', 'O'],
  is_wajib: false,
  is_dilihat_anggota: true,
  is_diisi_anggota: true,
  status: STATUS_RECORD.aktif,
  keterangan: null,
  is_milik_tenant: true,
  jumlah_terisi: 26,
  ...differences,
});
const darah = givenAtribut({});
const seragam = givenAtribut({
  atribut_id: 2,
  nama: 'Ukuran seragam',
  pilihan: ['S', 'M'],
  is_milik_tenant: false,
  jumlah_terisi: 3,
});
const tmt = givenAtribut({
  atribut_id: 3,
  nama: 'TMT',
  tipe: 'tanggal',
  pilihan: [],
  is_diisi_anggota: false,
  is_milik_tenant: false,
  jumlah_terisi: 0,
});

function given({ is_perlu_disetujui = false, lain = [] as Atribut[] } = {}) {
  let own = [seragam, tmt, ...lain];
  return givenServer({
    auth: givenSession(),
    atribut: {
      listAtribut: () => ({ ...givenPage([darah, ...own]), is_perlu_disetujui }),
      addAtribut: ({ nama }) => {
        if (nama === 'Nama') throw new Refusal('input.invalid', { nama: ['Nama ini sudah dipakai'] });
        return seragam;
      },
      changeAtribut: () => seragam,
      removeAtribut: () => null,
      saveUrutanAtribut: ({ atribut_ids }) => {
        own = own.toSorted((a, b) => atribut_ids.indexOf(a.atribut_id) - atribut_ids.indexOf(b.atribut_id));
        return null;
      },
    },
  });
}

test('attributes stand with who fills them in; the tenant’s is only read', async () => {
  given();
  const screen = await renderScreen('atribut', { organisasi_id: 9 });
  await expect
    .element(screen.getByRole('row', { name: /Golongan darah Pilihan Operator dan anggotanya — 26 Induk Aktif/ }))
    .toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Golongan darah' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Golongan darah' });
  await expect.element(dialog.getByText('A, B, AB, O')).toBeVisible();
  await expect.element(dialog.getByText(/hanya dapat diubah oleh admin induk/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
});

test('one step down is saved as the new order, and the focus goes along with the row', async () => {
  const server = given();
  const screen = await renderScreen('atribut', { organisasi_id: 9 });
  const down = screen.getByRole('button', { name: 'Turunkan Ukuran seragam' });
  await expect.element(down).toBeVisible();
  down.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByRole('row').elements()[2]?.textContent).toContain('TMT');
  expect(server.lastOf('atribut.saveUrutanAtribut')).toMatchObject({ atribut_ids: [3, 2] });
  await expect.element(down).toHaveFocus();
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
});

test('choices are named one a line; a refused name is told at its field and what was typed stays', async () => {
  const server = given();
  const screen = await renderScreen('atribut', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Tambah atribut' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah atribut' });
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Nama');
  await dialog.getByRole('combobox', { name: 'Tipe' }).selectOptions('Pilihan');
  const pilihan = dialog.getByRole('textbox', { name: 'Pilihan' });
  const tambah = dialog.getByRole('button', { name: 'Tambah' });
  await tambah.click();
  await expect.element(dialog.getByText('Isi paling sedikit satu pilihan')).toBeVisible();
  await pilihan.fill('Pagi\npagi');
  await tambah.click();
  await expect.element(dialog.getByText('Ada pilihan yang sama')).toBeVisible();
  await pilihan.fill(' Pagi \n\nSore');
  await tambah.click();
  await expect.element(dialog.getByText('Nama ini sudah dipakai')).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Regu piket');
  await tambah.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('atribut.addAtribut')).toMatchObject({
    nama: 'Regu piket',
    pilihan: ['Pagi', 'Sore'],
    is_dilihat_anggota: false,
    is_diisi_anggota: false,
  });
});

test('what is filled in keeps its type and is not deleted; what is not says what goes with it', async () => {
  const server = given();
  const screen = await renderScreen('atribut', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Ukuran seragam', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah atribut' });
  await expect.element(dialog.getByRole('combobox', { name: 'Tipe' })).toBeDisabled();
  await expect.element(dialog.getByText('Tidak dapat diubah: sudah diisi pada 3 anggota')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /Hapus/ })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Batal' }).click();

  await screen.getByRole('button', { name: 'TMT', exact: true }).click();
  await dialog.getByRole('button', { name: /Hapus/ }).click();
  await expect.element(screen.getByText(/Kolomnya hilang dari Daftar/)).toBeVisible();
  const question = screen.getByRole('dialog', { name: 'Hapus atribut TMT?' });
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('atribut.removeAtribut')).toMatchObject({ atribut_id: 3 });
});

test('where the tenant approves, a form says what waits, and a rejected atribut why and how it is asked for again', async () => {
  const sakit = givenAtribut({
    atribut_id: 4,
    nama: 'Riwayat sakit',
    tipe: 'teks',
    pilihan: [],
    is_milik_tenant: false,
    jumlah_terisi: 0,
    status: STATUS_RECORD.ditolak,
    keterangan: 'Data kesehatan tidak dicatat',
  });
  const server = given({ is_perlu_disetujui: true, lain: [sakit] });
  const screen = await renderScreen('atribut', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Riwayat sakit', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah atribut' });
  await expect
    .element(
      dialog
        .getByRole('alert')
        .getByText('Data kesehatan tidak dicatat. Ubah, lalu simpan, untuk mengajukannya lagi.', { exact: false }),
    )
    .toBeVisible();
  await expect.element(dialog.getByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  await expectNoAxeFindings();
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Alergi');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('atribut.changeAtribut')).not.toHaveProperty('status');
  await screen.getByRole('button', { name: 'Tambah atribut' }).click();
  await expect.element(screen.getByText(/Atribut baru menunggu persetujuan admin induk/)).toBeVisible();
});
