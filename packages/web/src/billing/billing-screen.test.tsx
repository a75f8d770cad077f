import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { DetailOrder } from '@hadir/contract/billing/order.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { HARGA, ORDER } from '../testing/given/given-order.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe, givenOrganisasi } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1440, 900));

const HABIS = {
  k_sumber_data: SUMBER_DATA.terhubung,
  is_langganan: false,
  is_sinkronisasi: true,
  tgl_berlaku_akhir: '2026-11-01',
};

test('an operator orders, is shown how to pay, and what was locked opens once it is paid, without reloading', async () => {
  let order: DetailOrder | null = null;
  let isBerlaku = false;
  const server = givenServer({
    auth: {
      ...givenSession(),
      switchOrganisasi: () => givenOrganisasi(isBerlaku ? {} : HABIS),
    },
    anggota: { getKuotaAnggota: () => ({ kuota: 60, terpakai: 52, sisa: 8 }) },
    billing: {
      listOrder: () => givenPage(order ? [order] : []),
      listRiwayatLangganan: () => givenPage([]),
      checkHarga: ({ akun }) => {
        if (akun < 52) throw new Refusal('billing.below_used', undefined, { terpakai: 52 });
        return { ...HARGA, baris: [...HARGA.baris], tgl_awal: '2026-11-20', tgl_akhir: '2027-11-19' };
      },
      submitOrder: () => (order = ORDER),
      getPembayaran: () => order ?? ORDER,
    },
  });
  const app = await renderApp('/organisasi/9/billing');
  await expect.element(app.getByText('Tidak berlangganan')).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('link', { name: 'Perpanjang' }).click();
  await expect.poll(app.address).toBe('/organisasi/9/billing/order/perpanjangan');
  await expect.element(app.getByText('Rp3.862.800')).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('textbox', { name: 'Jumlah akun' }).fill('40');
  await expect.element(app.getByText(/kurang dari yang sudah terpakai \(52\)/)).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
  await app.getByRole('textbox', { name: 'Jumlah akun' }).fill('60');
  await app.getByRole('button', { name: 'Lanjut' }).click();
  await expect.element(app.getByRole('row', { name: 'PPN 11% Rp382.800' })).toBeVisible();
  await expectNoAxeFindings();
  await app.getByRole('button', { name: 'Pesan dan bayar' }).click();
  await expect.poll(app.address).toBe('/organisasi/9/pembayaran/HD0000000005');
  expect(server.lastOf('billing.submitOrder')).toMatchObject({ tipe: 'perpanjangan', akun: 60, total: 3_862_800 });
  await expect.element(app.getByText('880800000005')).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Unduh proforma' })).toBeVisible();
  await expect
    .element(app.getByRole('link', { name: 'Buka halaman pembayaran' }))
    .toHaveAttribute('href', ORDER.halaman_bayar ?? '');
  await expectNoAxeFindings();

  isBerlaku = true;
  order = {
    ...ORDER,
    status: 'dibayar',
    dibayar_pada: '2026-11-20T03:00:00.000Z',
    tgl_awal: '2026-11-20',
    tgl_akhir: '2027-11-19',
    pembayaran: [
      {
        pembayaran_id: 1,
        jumlah: 3_862_800,
        nomor_transaksi: 'a',
        dibayar_pada: '2026-11-20T03:00:00.000Z',
        keadaan: 'diterima',
        sebab: null,
      },
    ],
  };
  await expect.element(app.getByText(/Langganan berlaku sampai 19 November 2027/), { timeout: 6_000 }).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Unduh invoice' })).toBeVisible();
  await expect.element(app.getByRole('button', { name: 'Unduh kuitansi' })).toBeVisible();
  expect(app.getByRole('button', { name: 'Unduh proforma' }).query()).toBeNull();
  await expectNoAxeFindings();
  // The menu knows it too.
  await expect.element(app.getByText('Langganan hingga 31 Desember 2026')).toBeVisible();
});

test('a member who meets a lock is told whom to ask, and is led nowhere', async () => {
  givenServer({ auth: givenSession({ ...HABIS, peran: 'user', role: KODE_PERAN.user }) });
  const app = await renderApp('/organisasi/9/device');
  await expect.element(app.getByRole('heading', { name: 'Fitur Perangkat Terkunci' })).toBeVisible();
  await expect.element(app.getByText(/Minta operator MAN 1 Jakarta untuk berlangganan/)).toBeVisible();
  expect(
    app
      .getByRole('main')
      .getByRole('link', { name: /Perpanjang|Buka Fitur/ })
      .query(),
  ).toBeNull();
});

test('where the provider does not answer the payment page says so, and that it is asked again', async () => {
  const order = { ...ORDER, nomor_va: null, bank: null, halaman_bayar: null };
  let dibuat_pada = new Date().toISOString();
  givenServer({
    auth: { ...givenSession(), switchOrganisasi: () => givenOrganisasi() },
    billing: { getPembayaran: () => ({ ...order, dibuat_pada }) },
  });
  const app = await renderApp('/organisasi/9/pembayaran/HD0000000005');
  await expect.element(app.getByText('Menyiapkan nomor virtual account…')).toBeVisible();
  dibuat_pada = new Date(Date.now() - 60_000).toISOString();
  await expect.element(app.getByText(/Penyedia pembayaran belum menjawab\..*diminta lagi sendiri/)).toBeVisible();
});

test('money that is too little is called so, and what is missing is said', async () => {
  const uang = { pembayaran_id: 1, nomor_transaksi: 't-1', dibayar_pada: ORDER.dibuat_pada, keadaan: 'ditinjau', sebab: 'jumlah' } as const; // prettier-ignore
  let jumlah = ORDER.total - 1000;
  givenServer({
    auth: { ...givenSession(), switchOrganisasi: () => givenOrganisasi() },
    billing: { getPembayaran: () => ({ ...ORDER, status: 'ditinjau', pembayaran: [{ ...uang, jumlah }] }) },
  });
  const app = await renderApp('/organisasi/9/pembayaran/HD0000000005');
  await expect
    .element(app.getByText(/Uang yang datang Rp\s?3\.861\.800, kurang Rp\s?1\.000 dari tagihannya/))
    .toBeVisible();
  jumlah = ORDER.total;
  await expect.element(app.getByText(/Anda tidak perlu membayar lagi/)).toBeVisible();
});

test('a locked screen opens by itself once the subscription is paid elsewhere', async () => {
  let isBerlaku = false;
  givenServer({
    auth: {
      ...givenSession(),
      switchOrganisasi: () => givenOrganisasi(isBerlaku ? { k_sumber_data: SUMBER_DATA.terhubung } : HABIS),
    },
  });
  const app = await renderApp('/organisasi/9/device');
  await expect.element(app.getByRole('heading', { name: 'Fitur Perangkat Terkunci' })).toBeVisible();
  isBerlaku = true;
  await expect
    .element(app.getByRole('heading', { name: 'Perangkat', exact: true, level: 1 }), { timeout: 15_000 })
    .toBeVisible();
});

test('a super admin who meets money to look at is led to where he decides it, not to himself', async () => {
  const uang = { pembayaran_id: 1, nomor_transaksi: 't-1', dibayar_pada: ORDER.dibuat_pada, keadaan: 'ditinjau', sebab: 'jumlah' } as const; // prettier-ignore
  givenServer({
    auth: {
      ...givenSession({ peran: 'super_admin' }),
      getMe: () => givenMe({ is_super_admin: true, tenant_id: null }),
    },
    billing: {
      getPembayaran: () => ({ ...ORDER, status: 'ditinjau', pembayaran: [{ ...uang, jumlah: ORDER.total - 1000 }] }),
    },
  });
  const app = await renderApp('/organisasi/9/pembayaran/HD0000000005');
  await expect
    .element(app.getByRole('link', { name: 'Buka di Pesanan Langganan' }))
    .toHaveAttribute('href', '/langganan?order_id=5');
  await expect.element(app.getByText(/kurang Rp\s?1\.000 dari tagihannya/)).toBeVisible();
  expect(app.getByText(/Hubungi pengelola Hadir/).query()).toBeNull();
  await expectNoAxeFindings();
});

test('on a phone a number of accounts is called so', async () => {
  await page.viewport(360, 800);
  const { tipe, akun, total, dibuat_pada, order_id, kode_pembayaran } = ORDER;
  const dibeli = { tipe, akun, total, dibuat_pada, order_id, kode_pembayaran };
  givenServer({
    auth: { ...givenSession(), switchOrganisasi: () => givenOrganisasi() },
    anggota: { getKuotaAnggota: () => ({ kuota: 60, terpakai: 52, sisa: 8 }) },
    billing: {
      listOrder: () => givenPage([]),
      listRiwayatLangganan: () =>
        givenPage([{ ...dibeli, riwayat_id: 1, kuota: 20, tgl_awal: '2026-11-20', tgl_akhir: '2027-11-19' }]),
    },
  });
  const app = await renderApp('/organisasi/9/billing');
  const card = app.getByRole('list', { name: 'Daftar riwayat langganan' }).getByRole('listitem');
  await expect.element(card.getByRole('term').filter({ hasText: 'Kuota akun' })).toBeVisible();
});
