import type { Saldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countTerbelah } from '../../testing/count-terbelah.ts';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { givenBahan } from '../../testing/given/given-cuti.ts';
import { givenLaporan } from '../../testing/given/given-rekap.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ani: Saldo = {
  id: '12 5',
  user_id: 12,
  nama: 'Ani',
  nip: null,
  cuti_kategori_id: 5,
  kategori: 'Cuti Tahunan',
  is_setengah_hari: true,
  sisa: 9,
  per_tahun: [{ tahun: 2026, sisa: 9 }],
  menunggu: 2,
  hangus: { tanggal: '2026-12-31', jumlah: 9 },
  jadwal_hangus: [{ tanggal: '2026-12-31', jumlah: 9 }],
};
const baris = {
  cuti_saldo_id: 1,
  cuti_lot_id: 1,
  tahun: 2026,
  mulai: '2026-01-01',
  kedaluwarsa: '2026-12-31',
  jenis: 'pemakaian' as const,
  jumlah: -3,
  tanggal: '2026-11-20',
  cuti_id: 77,
  tanggal_cuti: '2026-12-01',
  keterangan: null,
  oleh: 'Operator',
  dibuat_pada: '2026-11-20T02:00:00Z',
};
const givenSaldo = () =>
  givenServer({
    auth: givenSession(),
    laporan: { listLaporan: () => [] },
    grup: { listGrup: () => givenPage([]) },
    saldoCuti: {
      listSaldoCuti: () => givenPage([ani]),
      listBukuBesarSaldo: () => [baris],
      correctSaldoCuti: () => ani,
      openTahunSaldoCuti: ({ tahun, preview }) => ({
        tahun,
        baris: preview
          ? [{ ...ani, sebelum: 9, bawaan: 6, hangus: 3, jatah: 12, sesudah: 18, anggota_baru: null }]
          : [],
      }),
    },
  });

test('every balance opens its ledger, and is corrected with a remark', async () => {
  const server = givenSaldo();
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 });
  await expect.element(screen.getByRole('row', { name: /Ani — Cuti Tahunan 9 hari 2 hari 2026: 9/ })).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: /Ani/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Cuti Tahunan Ani' });
  await expect.element(panel.getByText('−3')).toBeVisible();
  await panel.getByRole('button', { name: 'Koreksi saldo' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Koreksi saldo Ani' });
  await dialog.getByRole('textbox', { name: 'Saldo hari ini seharusnya' }).fill('10.5');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('textbox', { name: 'Saldo hari ini seharusnya' })).toHaveValue('10,5');
  await expect.element(dialog.getByText('Cuti Tahunan sekarang 9 hari; dikoreksi +1,5 hari')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Salah catat');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('saldoCuti.correctSaldoCuti')).toMatchObject({
    user_id: 12,
    sisa: 10.5,
    keterangan: 'Salah catat',
  });
});

test('whose balance it is herself reads that another corrects it', async () => {
  const server = givenSaldo();
  server.answers.saldoCuti = { ...server.answers.saldoCuti, listSaldoCuti: () => givenPage([{ ...ani, user_id: 7 }]) };
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /Ani/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Cuti Tahunan Ani' });
  await expect.element(panel.getByText(/^Saldo Anda sendiri dikoreksi operator lain/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Koreksi saldo' })).not.toBeInTheDocument();
});

test('half a day is refused where the category knows none', async () => {
  givenServer({
    auth: givenSession(),
    laporan: { listLaporan: () => [] },
    saldoCuti: {
      listSaldoCuti: () => givenPage([{ ...ani, is_setengah_hari: false }]),
      listBukuBesarSaldo: () => [baris],
    },
  });
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 });
  await screen.getByRole('button', { name: /Ani/ }).click();
  await screen.getByRole('button', { name: 'Koreksi saldo' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Koreksi saldo Ani' });
  await dialog.getByRole('textbox', { name: 'Saldo hari ini seharusnya' }).fill('9,5');
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Salah catat');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog.getByText('Kategori ini dihitung dalam hari penuh')).toBeVisible();
});

test('a year is shown before it is opened', async () => {
  const server = givenSaldo();
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Buka tahun' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Buka tahun saldo' });
  await dialog.getByRole('button', { name: 'Pratinjau' }).click();
  await expect.element(dialog.getByText('(bawaan 6, jatah 12, hangus 3)')).toBeVisible();
  await expect.element(dialog.getByText('1 anggota: jatah 12 hari, terbawa 6 hari, hangus 3 hari.')).toBeVisible();
  await dialog.getByRole('button', { name: /^Buka tahun/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('saldoCuti.openTahunSaldoCuti')).toMatchObject({ preview: false });
});

test('balances of those who left stay readable, and are not corrected', async () => {
  const server = givenSaldo();
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 }, { is_aktif: '0' });
  await screen.getByRole('button', { name: /Ani/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Cuti Tahunan Ani' });
  await expect.element(panel.getByText('−3')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Koreksi saldo' })).not.toBeInTheDocument();
  expect(server.lastOf('saldoCuti.listSaldoCuti')).toMatchObject({ is_aktif: false });
});

test('the leave books of everyone are asked for with their year, and listed with their progress', async () => {
  const buku = givenLaporan({
    jenis: 'buku-cuti',
    nama: 'Buku Cuti 2025',
    format: 'pdf',
    status: 'berjalan',
    selesai: 20,
    total: 41,
  });
  const listed = [buku];
  const server = givenServer({
    auth: givenSession(),
    laporan: { listLaporan: () => listed.slice(server.lastOf('saldoCuti.generateBukuCuti') ? 0 : 1) },
    grup: { listGrup: () => givenPage([]) },
    saldoCuti: { listSaldoCuti: () => givenPage([ani]), generateBukuCuti: () => buku },
  });
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Buku cuti' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Buku cuti semua anggota' });
  await dialog.getByLabelText('Tahun').selectOptions('2025');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Buat' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('saldoCuti.generateBukuCuti')).toEqual({ organisasi_id: 9, tahun: 2025 });
  await expect.element(screen.getByRole('heading', { name: 'Buku cuti terakhir' })).toBeVisible();
  await expect.element(screen.getByText(/20 dari 41/)).toBeVisible();
});

test('the opened ledger is in the address, also of a balance that is not on this page, and leaves it when closed', async () => {
  const rina: Saldo = { ...ani, id: '13 5', user_id: 13, nama: 'Rina' };
  givenServer({
    auth: givenSession(),
    laporan: { listLaporan: () => [] },
    saldoCuti: {
      listSaldoCuti: ({ user_id }) => givenPage(user_id === 13 ? [rina] : [ani]),
      listBukuBesarSaldo: () => [baris],
    },
  });
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 }, { user_id: '13', cuti_kategori_id: '5' });
  const panel = screen.getByRole('dialog', { name: 'Cuti Tahunan Rina' });
  await expect.element(panel.getByText('−3')).toBeVisible();
  await panel.getByRole('button', { name: 'Tutup' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await screen.getByRole('button', { name: /Ani/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Cuti Tahunan Ani' })).toBeVisible();
});

test('on a narrow phone the day on which one’s own balance lapses is not broken at its dashes', async () => {
  givenServer({
    auth: givenSession({ peran: 'user', role: KODE_PERAN.user }),
    saldoCuti: { listSaldoSendiri: () => [ani] },
    cuti: { getBahanCuti: givenBahan },
  });
  const screen = await renderScreen('cuti', { organisasi_id: 9 });
  const kartu = screen.getByRole('group', { name: 'Saldo cuti Anda' });
  await expect.element(kartu.getByText(/hangus 9 setelah 31-12-2026/)).toBeVisible();
  for (const width of [320, 340, 360, 380, 400]) {
    await page.viewport(width, 740);
    expect(countTerbelah(kartu.element()), `${width} px`).toBe(0);
  }
});

test('a balance that is looked at on another date is corrected from what it is today', async () => {
  const server = givenServer({
    auth: givenSession(),
    laporan: { listLaporan: () => [] },
    saldoCuti: {
      listSaldoCuti: ({ tanggal }) => givenPage([{ ...ani, sisa: tanggal ? 21 : 9 }]),
      listBukuBesarSaldo: () => [baris],
      correctSaldoCuti: () => ani,
    },
  });
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 }, { tanggal: '2027-01-01' });
  await screen.getByRole('button', { name: /Ani/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Cuti Tahunan Ani' });
  await expect.element(panel.getByText('21 hari')).toBeVisible();
  await panel.getByRole('button', { name: 'Koreksi saldo' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Koreksi saldo Ani' });
  await expect.element(dialog.getByRole('textbox', { name: 'Saldo hari ini seharusnya' })).toHaveValue('9');
  await expect.element(dialog.getByText('Cuti Tahunan sekarang 9 hari. Boleh setengah, misalnya 9,5')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Keterangan' }).fill('Salah catat');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('saldoCuti.correctSaldoCuti')).toMatchObject({ user_id: 12, sisa: 9 });
});

test('what was shown of a year is not there any more when its dialog is opened again', async () => {
  givenSaldo();
  const screen = await renderScreen('saldoCuti', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Buka tahun' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Buka tahun saldo' });
  await dialog.getByRole('button', { name: 'Pratinjau' }).click();
  await expect.element(dialog.getByText('(bawaan 6, jatah 12, hangus 3)')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Buka tahun' }).click();
  await expect.element(dialog.getByRole('button', { name: /^Buka tahun/ })).toBeDisabled();
  await expect.element(dialog.getByText('(bawaan 6, jatah 12, hangus 3)')).not.toBeInTheDocument();
});
