import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { HARGA, ORDER } from '../testing/given/given-order.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenOrganisasi } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const HABIS = {
  k_sumber_data: SUMBER_DATA.terhubung,
  is_langganan: false,
  is_sinkronisasi: true,
  tgl_berlaku_akhir: '2026-11-01',
};

test('an address with a kind of order that there is not says so, and leads to those that there are', async () => {
  givenServer({ auth: givenSession(HABIS) });
  const app = await renderApp('/organisasi/9/billing/order/gratis-selamanya');
  await expect.element(app.getByText('Jenis pesanan ini tidak ada')).toBeVisible();
  await expect
    .element(app.getByRole('link', { name: 'Buka Langganan' }))
    .toHaveAttribute('href', '/organisasi/9/billing');
});

test('who has an order that waits is led to pay it, not to write another', async () => {
  givenServer({
    auth: { ...givenSession(), switchOrganisasi: () => givenOrganisasi(HABIS) },
    anggota: { getKuotaAnggota: () => ({ kuota: 60, terpakai: 52, sisa: 8 }) },
    billing: { listOrder: () => givenPage([ORDER]) },
  });
  const app = await renderApp('/organisasi/9/billing/order/perpanjangan');
  await expect.element(app.getByText('Masih ada pesanan yang menunggu')).toBeVisible();
  await expect
    .element(app.getByRole('link', { name: 'Lanjutkan pembayaran' }))
    .toHaveAttribute('href', expect.stringContaining('HD0000000005'));
  await expect.element(app.getByRole('button', { name: 'Lanjut' })).not.toBeInTheDocument();
  await expectNoAxeFindings();
});

test('while the money of an order is looked at, no other is written', async () => {
  givenServer({
    auth: { ...givenSession(), switchOrganisasi: () => givenOrganisasi(HABIS) },
    anggota: { getKuotaAnggota: () => ({ kuota: 60, terpakai: 52, sisa: 8 }) },
    billing: { listOrder: ({ status }) => givenPage(status === 'menunggu' ? [] : [{ ...ORDER, status: 'ditinjau' }]) },
  });
  const app = await renderApp('/organisasi/9/billing/order/perpanjangan');
  await expect.element(app.getByText('Masih ada pesanan yang ditinjau')).toBeVisible();
  await expect
    .element(app.getByRole('link', { name: 'Lihat pesanan yang ditinjau' }))
    .toHaveAttribute('href', expect.stringContaining('HD0000000005'));
  await expect.element(app.getByRole('button', { name: 'Lanjut' })).not.toBeInTheDocument();
  await expectNoAxeFindings();
});

test('who goes back from the confirmation finds what he chose, by its link and by the browser alike', async () => {
  givenServer({
    auth: { ...givenSession(), switchOrganisasi: () => givenOrganisasi(HABIS) },
    anggota: { getKuotaAnggota: () => ({ kuota: 10, terpakai: 4, sisa: 6 }) },
    billing: {
      listOrder: () => givenPage([]),
      checkHarga: () => ({ ...HARGA, baris: [...HARGA.baris], tgl_awal: '2026-11-20', tgl_akhir: '2027-11-19' }),
    },
  });
  const app = await renderApp('/organisasi/9/billing/order/perpanjangan');
  const akun = app.getByRole('textbox', { name: 'Jumlah akun' });
  const lama = app.getByRole('combobox', { name: 'Lama' });
  await akun.fill('60');
  await lama.selectOptions('6 bulan');
  await app.getByRole('button', { name: 'Lanjut' }).click();
  await app.getByRole('link', { name: 'Ubah' }).click();
  await expect.element(akun).toHaveValue('60');
  await expect.element(lama).toHaveDisplayValue('6 bulan');
  await akun.fill('70');
  await app.getByRole('button', { name: 'Lanjut' }).click();
  await expect.element(app.getByRole('button', { name: 'Pesan dan bayar' })).toBeVisible();
  app.back();
  await expect.element(akun).toHaveValue('70');
  await expect.element(lama).toHaveDisplayValue('6 bulan');
});
