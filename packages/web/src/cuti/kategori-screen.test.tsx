import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenKategori } from '../testing/given-cuti.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { renderScreen } from '../testing/render-screen.tsx';

test('an organisation without categories is offered the default set, or makes its own', async () => {
  const server = givenServer({
    auth: givenSession(),
    pengaturanCuti: { dispensasi: () => [], grant: () => [] },
    kategoriCuti: { list: () => givenPage([]), fill: () => [givenKategori()], create: () => givenKategori() },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await expect.element(screen.getByText('Belum tersedia kategori ketidakhadiran yang dibuat')).toBeVisible();
  await screen.getByRole('button', { name: 'Isi kategori bawaan' }).click();
  await expect.poll(() => server.lastOf('kategoriCuti.fill')).toBeDefined();

  await screen.getByRole('button', { name: 'Tambah kategori' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Tambah kategori' });
  await dialog.getByRole('textbox', { name: 'Nama' }).fill('Cuti Hamil');
  await dialog.getByRole('checkbox', { name: 'Memakai saldo' }).click();
  await dialog.getByRole('textbox', { name: 'Jatah setahun' }).fill('10');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('kategoriCuti.create')).toMatchObject({ nama: 'Cuti Hamil', is_saldo: true, jatah_tahunan: 10 });
});

test('one category shows its rules and is made inactive', async () => {
  const server = givenServer({
    auth: givenSession(),
    kategoriCuti: { find: () => givenKategori(), updateStatus: () => givenKategori({ is_aktif: false }) },
  });
  const screen = await renderScreen('kategori.detail', { organisasi_id: 9, kategori_id: 5 });
  await expect.element(screen.getByText('12 hari')).toBeVisible();
  await expectNoAxeFindings();
  await screen.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect.poll(() => server.lastOf('kategoriCuti.updateStatus')).toMatchObject({ is_aktif: false });
});

test('a dispensation is given with its span and its last day', async () => {
  const server = givenServer({
    auth: givenSession(),
    pengaturanCuti: { dispensasi: () => [], grant: () => [] },
    kategoriCuti: { list: () => givenPage([givenKategori()]) },
  });
  const screen = await renderScreen('kategori', { organisasi_id: 9 });
  await screen.getByRole('button', { name: 'Beri dispensasi' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Beri dispensasi' });
  await dialog.getByRole('textbox', { name: 'Dari' }).fill('01-10-2026');
  await dialog.getByRole('textbox', { name: 'Sampai', exact: true }).fill('31-10-2026');
  await dialog.getByRole('textbox', { name: 'Boleh diajukan sampai' }).fill('30-11-2026');
  await dialog.getByRole('button', { name: 'Beri dispensasi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('pengaturanCuti.grant')).toMatchObject({ tgl_awal: '2026-10-01', sampai: '2026-11-30' });
});
