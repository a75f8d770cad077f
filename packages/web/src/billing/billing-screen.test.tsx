import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import type { DetailOrder } from '@hadir/contract/billing/order.ts';
import type { DetailOrderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../testing/expect-no-axe-findings.ts';
import { givenPage } from '../testing/given-page.ts';
import { givenServer, Refusal } from '../testing/given-server.ts';
import { givenSession } from '../testing/given-session.ts';
import { givenMe, givenOrganisasi } from '../testing/orang.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const HARGA = {
  tipe: 'perpanjangan',
  akun: 60,
  lama_bulan: 12,
  baris: [
    { dari: 1, sampai: 50, akun: 50, harga: 5000, jumlah: 3_000_000 },
    { dari: 51, sampai: 60, akun: 10, harga: 4000, jumlah: 480_000 },
  ],
  tarif_ppn: 1100,
  subtotal: 3_480_000,
  ppn: 382_800,
  total: 3_862_800,
} as const;
const ORDER: DetailOrder = {
  ...HARGA,
  baris: [...HARGA.baris],
  order_id: 5,
  kode_pembayaran: 'HD0000000005',
  status: 'menunggu',
  jatuh_tempo: '2026-11-21T02:00:00.000Z',
  pembuat: 'Siti Nurhaliza',
  dibuat_pada: '2026-11-20T02:00:00.000Z',
  dibayar_pada: null,
  penyedia: 'va',
  nomor_va: '880800000005',
  bank: 'Bank Simulasi',
  halaman_bayar: 'http://127.0.0.1:9/bayar/HD0000000005',
  rekening: null,
  npwp: null,
  is_npwp_bergambar: false,
  keterangan: null,
  tgl_awal: null,
  tgl_akhir: null,
  pembayaran: [],
};
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
