import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { langgananUji, PENYEDIA_UJI } from '../../testing/given/given-langganan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer({ penyedia: PENYEDIA_UJI, jobTable: [] });
const { clock, as, given, all } = server;
const { harga, instansi, kabari } = langgananUji(server);
await harga();

type Instansi = Awaited<ReturnType<typeof instansi>>;
const cetak = ({ operator, url }: Instansi, order_id: number, jenis: string) =>
  operator.get(`${url}/order/${order_id}/cetak?jenis=${jenis}`);
async function baca(of: Instansi, order_id: number, jenis: string): Promise<string> {
  const { raw, status } = await cetak(of, order_id, jenis);
  expect(status).toBe(200);
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: raw }).toString().replace(/ +/g, ' ');
}
let transaksi = 0;
const bayar = ({ kode_pembayaran, nomor_va, total }: { kode_pembayaran: string; nomor_va: string; total: number }) =>
  kabari({ kode_pembayaran, nomor_va, jumlah: total, nomor_transaksi: `D-${(transaksi += 1)}` });

test('an order that waits has a proforma with how to pay it, a paid one an invoice and a receipt, each with its sum in words', async () => {
  const sekolah = await instansi();
  const order = await sekolah.pesan({ tipe: 'baru', akun: 60 });
  const proforma = await baca(sekolah, order.order_id, 'proforma');
  expect(proforma).toContain(`Nomor ${order.kode_pembayaran}`);
  expect(proforma).toMatch(/akun ke-51 s\.d\. ke-60 10 Rp4\.000 Rp480\.000/);
  expect(proforma).toMatch(/PPN 11% Rp382\.800\s+Jumlah yang dibayar Rp3\.862\.800/);
  expect(proforma).toContain(`virtual account ${order.nomor_va}, paling lambat 21-11-2026 09:00:00 WIB`);
  expect((await cetak(sekolah, order.order_id, 'kuitansi')).body).toMatchObject({ error: 'billing.no_dokumen' });

  await bayar(order);
  expect((await cetak(sekolah, order.order_id, 'proforma')).body).toMatchObject({ error: 'billing.no_dokumen' });
  const kata = 'Tiga juta delapan ratus enam puluh dua ribu delapan ratus rupiah';
  const invoice = await baca(sekolah, order.order_id, 'invoice');
  expect(invoice).toMatch(/Nomor INV\/2026\/\d{6}/);
  expect(invoice).toContain(`Terbilang: ${kata}`);
  expect(invoice).toContain('20-11-2026 s.d. 19-11-2027');
  const kuitansi = await baca(sekolah, order.order_id, 'kuitansi');
  expect(kuitansi).toContain(`Nomor ${/INV(\/2026\/\d{6})/.exec(invoice)?.[1]?.replace('/', 'KWT/')}`);
  expect(kuitansi).toContain(`Uang sejumlah : ${kata}`);
});

test('more accounts are printed with the last day that they were priced for', async () => {
  const sekolah = await instansi({ is_langganan: true, tgl_berlaku_akhir: '2027-02-01', kuota: 50 });
  const { order_id } = await sekolah.pesan({ tipe: 'tambah-kuota', akun: 10 });
  const proforma = await baca(sekolah, order_id, 'proforma');
  expect(proforma).toContain('Tambah kuota sampai 01-02-2027');
  // What the price of a month is multiplied by, so that the sum can be checked.
  expect(proforma).toMatch(/\(2 bulan dan 13\/31[\s\S]*bulan\)/);
});

test('payments at once take the numbers of a year one after another, and what is not paid takes none', async () => {
  const semua = await Promise.all(Array.from({ length: 8 }, () => instansi()));
  const orders = await Promise.all(semua.map((one) => one.pesan({ tipe: 'baru', akun: 5, lama_bulan: 1 })));
  await Promise.all(orders.map((order, at) => (at === 3 ? bayar({ ...order, total: 1 }) : bayar(order))));
  const nomorOf = async (tahun: number) => {
    const rows = await all
      .selectFrom('order_langganan')
      .select('nomor')
      .where('tahun_nomor', '=', tahun)
      .orderBy('nomor')
      .execute();
    return rows.map(({ nomor }) => nomor);
  };
  const nomor = await nomorOf(2026);
  expect(nomor).toEqual(nomor.map((_, at) => at + 1));
  expect(nomor.length).toBeGreaterThanOrEqual(7);

  // Already the next year where it is issued, though not yet in UTC.
  clock.now = new Date('2026-12-31T17:30:00Z');
  const lain = await instansi();
  await bayar(await lain.pesan({ tipe: 'baru', akun: 5, lama_bulan: 1 }));
  expect(await nomorOf(2027)).toEqual([1]);
  clock.now = new Date('2026-11-20T02:00:00Z');
});

test('another organisation’s order is not printed, nor by whoever may not see the orders', async () => {
  const sekolah = await instansi();
  const { order_id } = await sekolah.pesan({ tipe: 'baru', akun: 5 });
  const lain = await instansi();
  expect((await cetak(lain, order_id, 'proforma')).status).toBe(404);
  const anggota = as(await given.orang('user', sekolah.organisasi));
  expect((await anggota.get(`${sekolah.url}/order/${order_id}/cetak?jenis=proforma`)).status).toBe(403);
});
