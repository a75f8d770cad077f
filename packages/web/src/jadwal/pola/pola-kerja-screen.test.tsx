import type { PolaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenDampak } from '../../testing/given/given-dampak.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenShift } from '../../testing/given/given-shift.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const satpam: PolaKerja = {
  pola_kerja_id: 5,
  nama: 'Satpam',
  tgl_acuan: '2026-11-02',
  siklus: [
    { jadwal_id: 11, nama: 'Pagi' },
    { jadwal_id: null, nama: null },
  ],
  sasaran: [{ user_id: null, group_id: 2, nama: 'Keamanan', tgl_mulai: '2026-11-02', tgl_selesai: null }],
};

const givenPatterns = () =>
  givenServer({
    ...givenShift(),
    polaKerja: {
      listPolaKerja: () => givenPage([satpam]),
      savePolaKerja: () => ({ ...satpam, dampak: givenDampak() }),
      removePolaKerja: () => ({ dampak: givenDampak() }),
    },
  });

test('a cycle is composed day by day, shows the days that it generates, and is given to a member', async () => {
  const server = givenPatterns();
  const screen = await renderScreen('polaKerja', { organisasi_id: 9 });
  await expect
    .element(screen.getByRole('row', { name: /Satpam 2 hari: Pagi, Libur.*Keamanan 02-11-2026/ }))
    .toBeVisible();
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: 'Buat pola kerja' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Buat pola kerja' });
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Isi paling sedikit satu hari')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Dua satu');
  await dialog.getByRole('textbox', { name: 'Hari pertama siklus' }).fill('07-12-2026');
  await dialog.getByRole('button', { name: 'Pagi', exact: true }).click();
  await dialog.getByRole('button', { name: 'Pagi', exact: true }).click();
  await userEvent.keyboard('m');
  await dialog.getByRole('button', { name: 'Libur', exact: true }).click();
  await dialog.getByRole('button', { name: 'Hari 2: Pagi' }).click();
  await dialog.getByRole('button', { name: 'Kosongkan' }).click();
  const days = dialog.getByRole('list', { name: 'Hari yang dihasilkan pola' });
  await expect.element(days.getByRole('listitem', { name: 'Selasa, 8 Desember 2026: Malam' })).toBeVisible();
  await expect.element(days.getByRole('listitem', { name: 'Kamis, 10 Desember 2026: Pagi' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Tambah anggota atau grup' }).click();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText(/Pilih anggota atau grup dan isi/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Anggota' }).click();
  await screen.getByRole('option', { name: 'Rina Gunawan' }).click();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('polaKerja.savePolaKerja')).toMatchObject({
    nama: 'Dua satu',
    tgl_acuan: '2026-12-07',
    siklus: [11, 12, null],
    sasaran: [{ user_id: 21, group_id: null }],
  });
});

test('a pattern is looked at beside the list and deleted', async () => {
  const server = givenPatterns();
  const screen = await renderScreen('polaKerja', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Satpam' }).click();
  const panel = screen.getByRole('dialog', { name: 'Satpam' });
  await expect.element(panel.getByText('Grup Keamanan, 02-11-2026 – sekarang')).toBeVisible();
  await panel.getByRole('button', { name: 'Hapus' }).click();
  await screen
    .getByRole('dialog', { name: /Hapus pola/ })
    .getByRole('button', { name: 'Hapus' })
    .click();
  await expect
    .poll(() => server.lastOf('polaKerja.removePolaKerja'))
    .toMatchObject({ pola_kerja_id: 5, preview: false });
});

test('patterns are imported after a dry run that shows what is wrong, and the past is changed only where one says so', async () => {
  const server = givenPatterns();
  server.answers.polaKerja = {
    ...server.answers.polaKerja,
    importPolaKerja: ({ is_uji_coba }) => ({
      is_disimpan: !is_uji_coba,
      jumlah_baris: 1,
      jumlah_galat: 0,
      catatan: null,
      akibat: null,
      kolom: ['Nama', 'Hari Pertama', 'Siklus'],
      baris: is_uji_coba ? [{ baris: 2, nilai: ['Jaga', '02-11-2026', 'Pagi; Libur'], galat: [] }] : [],
    }),
  };
  const screen = await renderScreen('polaKerja', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Impor' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Impor pola kerja' });
  await dialog.getByRole('switch', { name: 'Koreksi masa lalu' }).click();
  await dialog.getByLabelText('Berkas', { exact: false }).upload(new File(['isi'], 'pola.xlsx', { type: XLSX }));
  await dialog.getByRole('button', { name: 'Periksa berkas' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Impor 1 pola' })).toBeEnabled();
  expect(server.lastOf('polaKerja.importPolaKerja')).toMatchObject({ is_uji_coba: true });
  await dialog.getByRole('button', { name: 'Impor 1 pola' }).click();
  await expect
    .poll(() => server.lastOf('polaKerja.importPolaKerja'))
    .toMatchObject({ is_uji_coba: false, koreksi: true });
});
