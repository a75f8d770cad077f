import type { DetailOrderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../../testing/expect-no-axe-findings.ts';
import { ORDER } from '../../testing/given/given-order.ts';
import { givenPage } from '../../testing/given-page.ts';
import { givenServer } from '../../testing/given-server.ts';
import { givenSession } from '../../testing/given-session.ts';
import { givenMe } from '../../testing/orang.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

test('a super admin confirms money by its evidence, and sets a price from a day on', async () => {
  let order: DetailOrderMasuk = {
    ...ORDER,
    status: 'ditinjau',
    organisasi_id: 9,
    nama_organisasi: 'MAN 1 Jakarta',
    nama_tenant: 'Kanwil Kemenag',
    is_berbukti: false,
    pembayaran: [
      {
        pembayaran_id: 1,
        jumlah: 3_862_000,
        nomor_transaksi: 'a',
        dibayar_pada: '2026-11-20T03:00:00.000Z',
        keadaan: 'ditinjau',
        sebab: 'jumlah',
      },
    ],
  };
  const server = givenServer({
    auth: {
      ...givenSession({ peran: 'super_admin' }),
      getMe: () => givenMe({ is_super_admin: true, tenant_id: null }),
    },
    orderMasuk: {
      listOrderMasuk: () => givenPage([{ ...order, ditinjau: 3_862_000 }]),
      getOrderMasuk: () => order,
      confirmOrder: () => (order = { ...order, status: 'dibayar', is_berbukti: true, dibayar_pada: order.dibuat_pada }),
    },
    hargaLangganan: {
      listHarga: () => givenPage([]),
      addHarga: (isi) => ({ ...isi, harga_id: 1, keadaan: 'berlaku', pembuat: 'Siti', dibuat_pada: order.dibuat_pada }),
    },
  });
  const app = await renderApp('/langganan');
  await app.getByRole('row', { name: /MAN 1 Jakarta/ }).click();
  const panel = app.getByRole('dialog', { name: 'MAN 1 Jakarta' });
  await expect.element(panel.getByText('Ditinjau: jumlahnya berbeda dari tagihan')).toBeVisible();
  await panel.getByRole('button', { name: 'Konfirmasi pembayaran' }).click();
  const dialog = app.getByRole('dialog', { name: 'Konfirmasi pembayaran' });
  await expect.element(dialog.getByLabelText('Yang datang selain itu')).toHaveValue('800');
  await expect.element(dialog.getByText(/^Bukti/)).toHaveTextContent('Bukti *:');
  await dialog
    .getByLabelText(/Pilih berkas|Bukti/)
    .upload(new File(['%PDF-1.4'], 'bukti.pdf', { type: 'application/pdf' }));
  await dialog.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lastOf('orderMasuk.confirmOrder')).toMatchObject({ order_id: 5, jumlah: 800 });
  await expect.element(panel.getByText('Dibayar')).toBeVisible();

  app.go('/langganan/harga');
  await expect.element(app.getByText(/Belum ada harga/)).toBeVisible();
  await app.getByRole('button', { name: 'Tetapkan harga' }).click();
  const form = app.getByRole('dialog', { name: 'Tetapkan harga' });
  await form
    .getByRole('group', { name: 'Tingkat 1' })
    .getByRole('textbox', { name: 'Rupiah per akun sebulan' })
    .fill('5000');
  await form.getByRole('textbox', { name: 'Keterangan' }).fill('Harga awal');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.lastOf('hargaLangganan.addHarga')).toMatchObject({ tingkat: [{ dari: 1, harga: 5000 }], ppn: 1100 });
  await expectNoAxeFindings();
});

test.each([360, 1440])(
  'at %i px more money than paid an order is told whole, beside that it is paid',
  async (lebar) => {
    await page.viewport(lebar, 900);
    givenServer({
      auth: {
        ...givenSession({ peran: 'super_admin' }),
        getMe: () => givenMe({ is_super_admin: true, tenant_id: null }),
      },
      orderMasuk: {
        listOrderMasuk: () =>
          givenPage([
            {
              ...ORDER,
              status: 'dibayar',
              dibayar_pada: ORDER.dibuat_pada,
              organisasi_id: 9,
              nama_organisasi: 'MTs Negeri 1 Sukamaju Utara',
              nama_tenant: 'Kantor Kementerian Agama Kabupaten Sukamaju',
              ditinjau: 111_000,
            },
          ]),
      },
    });
    const app = await renderApp('/langganan');
    const chip = app.getByText('Rp111.000 perlu ditinjau');
    await expect.element(chip).toBeVisible();
    const { right } = chip.element().getBoundingClientRect();
    const paid = app.getByRole('main').getByText('Dibayar', { exact: true }).last().element().getBoundingClientRect();
    const room = app.getByRole('main').element().getBoundingClientRect();
    expect(right).toBeLessThan(room.right);
    expect(paid.bottom).toBeLessThanOrEqual(chip.element().getBoundingClientRect().top);
  },
);
