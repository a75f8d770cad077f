import type { Periode } from '@hadir/contract/periode/periode.contract.ts';
import { expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe } from '../testing/orang.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const november: Periode = {
  periode_laporan_id: 5,
  nama: 'November 2026',
  tgl_mulai: '2026-10-21',
  tgl_selesai: '2026-11-20',
  is_milik_tenant: false,
};
const bersama: Periode = { ...november, periode_laporan_id: 6, nama: 'Semester Ganjil', is_milik_tenant: true };

test('periods are added, changed and deleted; a taken name is said at its field; the tenant’s are only read', async () => {
  const server = givenServer({
    auth: givenSession(),
    periode: {
      listPeriode: () => givenPage([november, bersama]),
      addPeriode: () => {
        throw new Refusal('periode.nama_taken', { nama: ['Nama periode sudah dipakai'] });
      },
      changePeriode: () => november,
      removePeriode: () => null,
    },
  });
  const screen = await renderScreen('periode', { organisasi_id: 9 });
  await expect
    .element(screen.getByRole('row', { name: 'November 2026 21-10-2026 – 20-11-2026 31 hari Instansi' }))
    .toBeVisible();
  await expectNoAxeFindings();

  await screen.getByRole('button', { name: 'Tambah periode' }).click();
  const adding = screen.getByRole('dialog', { name: 'Tambah periode' });
  await adding.getByRole('textbox', { name: 'Nama periode' }).fill('November 2026');
  await adding.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(adding.getByText('Isi tanggal mulai dan tanggal selesai')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Dari', exact: true }).fill('21-10-2026');
  await adding.getByRole('textbox', { name: 'Sampai', exact: true }).fill('20-11-2026');
  await adding.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect.element(adding.getByText('Nama periode sudah dipakai')).toBeVisible();
  expect(server.lastOf('periode.addPeriode')).toMatchObject({ tgl_mulai: '2026-10-21', tgl_selesai: '2026-11-20' });
  await adding.getByRole('button', { name: 'Batal' }).click();
  await screen.getByRole('button', { name: 'Buang' }).click();

  await screen.getByRole('button', { name: 'Semester Ganjil' }).click();
  await expect.element(screen.getByText(/Milik induk/)).toBeVisible();
  await screen.getByRole('button', { name: 'Tutup' }).click();

  await screen.getByRole('button', { name: 'November 2026' }).click();
  await screen.getByRole('dialog', { name: 'Ubah periode' }).getByRole('button', { name: 'Hapus' }).click();
  await screen
    .getByRole('dialog', { name: /Hapus periode/ })
    .getByRole('button', { name: 'Hapus' })
    .click();
  await expect.poll(() => server.lastOf('periode.removePeriode')).toMatchObject({ periode_laporan_id: 5 });
});

test("the tenant's periods are its admin's to change", async () => {
  const server = givenServer({
    auth: { ...givenSession({ peran: 'admin' }), getMe: () => givenMe({ is_admin: true }) },
    periodeTenant: { listPeriodeTenant: () => givenPage([bersama]), changePeriodeTenant: () => bersama },
  });
  const screen = await renderScreen('tenant-periode', {});
  await screen.getByRole('button', { name: 'Semester Ganjil' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Ubah periode' });
  await dialog.getByRole('textbox', { name: 'Nama periode' }).fill('Semester Genap');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('periodeTenant.changePeriodeTenant')).toMatchObject({ tenant_id: 3, nama: 'Semester Genap' });
});
