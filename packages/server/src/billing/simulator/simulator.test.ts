import { afterAll, expect, test } from 'vitest';
import { createHttpPenyedia } from '../../platform/pembayaran/http-penyedia.ts';
import type { PenyediaPembayaran } from '../../platform/pembayaran/penyedia-pembayaran.ts';
import { readConfig } from '../../platform/kit/config.ts';
import { langgananUji } from '../../testing/given/given-langganan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { renewTagihanTask } from '../order/renew-tagihan-task.ts';
import { openPenyedia } from './open-penyedia.ts';
import { startSimulatorPembayaran } from './start-simulator-pembayaran.ts';

const simulator = await startSimulatorPembayaran();
afterAll(simulator.close);
let alamatKabar = '';
/** Nobody listens there. */
const MATI = { url: 'http://127.0.0.1:9', waitsMs: [] };
let isMati = false;
const penyedia: PenyediaPembayaran = {
  kunci: simulator.kunci,
  requestTagihan: (tagihan) =>
    createHttpPenyedia(isMati ? { ...simulator, ...MATI, alamatKabar } : { ...simulator, alamatKabar }).requestTagihan(
      tagihan,
    ),
};
const server = await startTestServer({ penyedia });
// Both sides sign with the time that it is.
server.clock.now = new Date();
alamatKabar = `${await server.app.listen({ host: '127.0.0.1', port: 0 })}/api/pembayaran/kabar`;
const { harga, instansi } = langgananUji(server);
await harga();

const bayar = (halaman: string, isian: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(halaman, { method: 'POST', body: new URLSearchParams(isian), headers });

test('an order gets its account from the provider, and is paid on the provider’s page, told twice and given once', async () => {
  const { operator, url, cek, kini } = await instansi();
  const { total } = await cek('tipe=baru&akun=5&lama_bulan=1');
  const made = await operator.post(`${url}/order`, { tipe: 'baru', akun: 5, lama_bulan: 1, total });
  const { order_id } = made.body.data as { order_id: number };
  const detail = async () =>
    (await operator.get(`${url}/order/${order_id}`)).body.data as { halaman_bayar: string | null; status: string };
  await expect.poll(async () => (await detail()).halaman_bayar, { timeout: 15_000 }).toContain('/bayar/HD');
  const halaman = (await detail()).halaman_bayar ?? '';
  expect(await (await fetch(halaman)).text()).toContain('Rp27.750');
  expect((await bayar(halaman, { jumlah: '27750' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await bayar(halaman, { jumlah: '27750' }, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await kini()).is_langganan).toBe(false);
  expect(await (await bayar(halaman, { jumlah: '27750', dua_kali: '1' })).text()).toContain('sudah diberi tahu');
  expect(await detail()).toMatchObject({ status: 'dibayar', pembayaran: [{ jumlah: 27_750, keadaan: 'diterima' }] });
  expect((await kini()).is_langganan).toBe(true);
});

test('an order made while the provider was away gets its account once it is back, without being ordered again', async () => {
  const { operator, url, cek } = await instansi();
  const { total } = await cek('tipe=baru&akun=5&lama_bulan=1');
  isMati = true;
  const made = await operator.post(`${url}/order`, { tipe: 'baru', akun: 5, lama_bulan: 1, total });
  const { order_id } = made.body.data as { order_id: number };
  const pekerjaan = () =>
    server.all
      .selectFrom('pekerjaan')
      .select('status')
      .where('jenis', '=', 'minta-tagihan')
      .where('kunci', '=', String(order_id))
      .execute();
  await expect.poll(pekerjaan, { timeout: 60_000, interval: 200 }).toEqual([{ status: 'gagal' }]);
  isMati = false;
  await renewTagihanTask.run(server.deps, server.clock.now);
  const nomor = async () =>
    ((await operator.get(`${url}/order/${order_id}`)).body.data as { nomor_va: string | null }).nomor_va;
  await expect.poll(nomor, { timeout: 15_000 }).toMatch(/^\d+$/);
  // Who has one is not asked for again.
  await renewTagihanTask.run(server.deps, server.clock.now);
  expect(await pekerjaan()).toHaveLength(2);
}, 90_000);

test('what is asked of the provider under another key is refused', async () => {
  const lain = createHttpPenyedia({ ...simulator, kunci: 'kunci-orang-lain', alamatKabar, waitsMs: [] });
  const tagihan = { kode_pembayaran: 'HD0000000001', jumlah: 1, jatuh_tempo: new Date().toISOString(), keterangan: '' };
  await expect(lain.requestTagihan(tagihan)).rejects.toMatchObject({ code: 'billing.penyedia_refused' });
});

test('on a server that people work in there is no simulator', async () => {
  for (const env of [{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://hadir.sch.id', NODE_ENV: 'development' }]) {
    expect(await openPenyedia(readConfig(env))).toMatchObject({ penyedia: null, isSimulator: false });
  }
});
