import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { langgananUji, PENYEDIA_UJI } from '../../testing/given/given-langganan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { expireOrder } from '../dasar/order.queries.ts';

const server = await startTestServer({ penyedia: PENYEDIA_UJI, jobTable: [] });
const { all, as, db, given, clock } = server;
const { harga, instansi, kabari } = langgananUji(server);
const superAdmin = as(await given.akun({ is_super_admin: true }));
const NOW = clock.now;
const LAMBAT = '2026-11-21T02:00:00.001Z';
await harga();
const bukti = () => new File(['%PDF-1.4\n%%EOF'], 'bukti.pdf', { type: 'application/pdf' });

const uangOf = (order_id: number) =>
  all.selectFrom('pembayaran').select(['jumlah', 'keadaan', 'sebab']).where('order_id', '=', order_id).execute();
const riwayatOf = (order_id: number) =>
  all.selectFrom('riwayat_langganan').selectAll().where('order_id', '=', order_id).execute();
const kuotaOf = async (organisasi_id: number) =>
  (
    await all
      .selectFrom('kuota')
      .select(['tgl_mulai', 'kuota'])
      .where('organisasi_id', '=', organisasi_id)
      .orderBy('kuota_id')
      .execute()
  ).map(({ tgl_mulai, kuota }) => `${tgl_mulai} ${kuota}`);

describe('a payment', () => {
  test('opens what was locked at once: the months, the accounts, and a line in the history and the log', async () => {
    const { organisasi, operator, url, pesan, kini } = await instansi();
    const { order_id, kode_pembayaran, nomor_va, total } = await pesan({ tipe: 'baru', akun: 60, lama_bulan: 12 });
    expect((await operator.get(`${url}/cuti`)).body.error).toBe('langganan.locked');
    const kabar = { kode_pembayaran, nomor_va, jumlah: total, nomor_transaksi: `a-${order_id}` };
    expect(await kabari(kabar)).toEqual({ status: 200, body: { hasil: 'dibayar' } });
    expect((await operator.get(`${url}/cuti`)).body.error).toBeUndefined();
    expect(await kini()).toEqual({ is_langganan: true, tgl_berlaku_akhir: '2027-11-19' });
    expect(await kuotaOf(organisasi.organisasi_id)).toEqual(['2026-11-20 60']);
    expect((await operator.get(`${url}/riwayat-langganan`)).body.data).toMatchObject({
      data: [{ kode_pembayaran, kuota: 60, tgl_awal: '2026-11-20', tgl_akhir: '2027-11-19', total }],
    });
    expect((await operator.get(`${url}/log`)).body.data).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ kegiatan: 'Menerima pembayaran langganan' })]),
    });
  });

  test('of more months runs after those that there are, and its accounts from then on', async () => {
    const { organisasi, pesan, kini } = await instansi({
      is_langganan: true,
      tgl_berlaku_akhir: '2026-12-31',
      kuota: 60,
    });
    const { kode_pembayaran, nomor_va, total, order_id } = await pesan({
      tipe: 'perpanjangan',
      akun: 40,
      lama_bulan: 6,
    });
    await kabari({ kode_pembayaran, nomor_va, jumlah: total, nomor_transaksi: `b-${order_id}` });
    expect(await kini()).toEqual({ is_langganan: true, tgl_berlaku_akhir: '2027-06-30' });
    expect(await kuotaOf(organisasi.organisasi_id)).toEqual(['2026-01-01 60', '2027-01-01 40']);
    // More accounts until that end come to both lines, and to no end.
    const tambah = await pesan({ tipe: 'tambah-kuota', akun: 5 });
    await kabari({ ...tambah, jumlah: tambah.total, nomor_transaksi: `c-${order_id}` });
    expect(await kuotaOf(organisasi.organisasi_id)).toEqual([
      '2026-01-01 60', '2027-01-01 40', '2026-11-20 65', '2027-01-01 45',
    ]); // prettier-ignore
    expect((await kini()).tgl_berlaku_akhir).toBe('2027-06-30');
  });

  test('after what ran out begins today', async () => {
    const { pesan, kini } = await instansi({ is_langganan: true, tgl_berlaku_akhir: '2026-10-31', kuota: 60 });
    const { kode_pembayaran, nomor_va, total, order_id } = await pesan({
      tipe: 'perpanjangan',
      akun: 60,
      lama_bulan: 1,
    });
    await kabari({ kode_pembayaran, nomor_va, jumlah: total, nomor_transaksi: `d-${order_id}` });
    expect(await kini()).toEqual({ is_langganan: true, tgl_berlaku_akhir: '2026-12-19' });
  });

  test('that was made in time counts, also when it is told of after the order ran out', async () => {
    const { pesan, kini } = await instansi();
    const order = await pesan({ tipe: 'baru', akun: 5, lama_bulan: 1 });
    clock.now = new Date(LAMBAT);
    await inScope(db, { lingkup: 'semua' }, (trx) => expireOrder(trx, clock.now));
    const kabar = { ...order, jumlah: order.total, nomor_transaksi: `e-${order.order_id}` };
    expect((await kabari({ ...kabar, dibayar_pada: NOW.toISOString() })).body.hasil).toBe('dibayar');
    expect((await kini()).is_langganan).toBe(true);
    clock.now = NOW;
  });
});

describe('a notice', () => {
  const siap = async () => {
    const one = await instansi();
    const order = await one.pesan({ tipe: 'baru', akun: 5, lama_bulan: 1 });
    return { ...one, order, kabar: { ...order, jumlah: order.total, nomor_transaksi: `n-${order.order_id}` } };
  };

  test('that is forged, changed, older than five minutes or from the future is refused and changes nothing', async () => {
    const { order, kabar, kini } = await siap();
    expect((await kabari(kabar, { kunci: 'kunci-orang-lain-yang-sama-panjang' })).status).toBe(401);
    expect((await kabari(kabar, { sejak: 301 })).status).toBe(401);
    expect((await kabari(kabar, { sejak: -301 })).status).toBe(401);
    expect(await uangOf(order.order_id)).toEqual([]);
    expect((await kini()).is_langganan).toBe(false);
    expect((await kabari(kabar, { sejak: 300 })).status).toBe(200);
  });

  test('about another order, by its account or by a transaction that paid another, is refused', async () => {
    const satu = await siap();
    const dua = await siap();
    expect((await kabari({ ...dua.kabar, nomor_va: satu.kabar.nomor_va })).status).toBe(422);
    expect((await kabari({ ...dua.kabar, kode_pembayaran: 'HD9999999999' })).status).toBe(422);
    await kabari(satu.kabar);
    expect((await kabari({ ...dua.kabar, nomor_transaksi: satu.kabar.nomor_transaksi })).status).toBe(422);
    expect(await uangOf(dua.order.order_id)).toEqual([]);
    expect((await dua.kini()).is_langganan).toBe(false);
  });

  test('fifty at once, of one transaction and of many, pay once and give once', async () => {
    const { order, kabar, organisasi, kini } = await siap();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        kabari({ ...kabar, nomor_transaksi: `${kabar.nomor_transaksi}-${at % 10}` }),
      ),
    );
    expect(answers.filter(({ body }) => body.hasil === 'dibayar')).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const uang = await uangOf(order.order_id);
    expect(uang.filter(({ keadaan }) => keadaan === 'diterima')).toEqual([
      { jumlah: order.total, keadaan: 'diterima', sebab: null },
    ]);
    expect(uang.filter(({ sebab }) => sebab === 'lunas')).toHaveLength(9);
    expect(await riwayatOf(order.order_id)).toHaveLength(1);
    expect(await kuotaOf(organisasi.organisasi_id)).toEqual(['2026-11-20 5']);
    expect((await kini()).tgl_berlaku_akhir).toBe('2026-12-19');
  });

  test('whatever comes, in whatever order, an order is paid once at most and gives what was paid for', async () => {
    const satu = await instansi();
    const dua = await instansi();
    const step = fc.record({
      which: fc.constantFrom('satu', 'dua', 'silang'),
      selisih: fc.constantFrom(0, 0, -1, 1),
      transaksi: fc.integer({ min: 1, max: 4 }),
      dibayar_pada: fc.constantFrom(NOW.toISOString(), LAMBAT),
      salah: fc.constantFrom(null, null, null, 'kunci', 'lama', 'batal', 'habis'),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        run += 1;
        await all.updateTable('organisasi').set({ is_langganan: false, tgl_berlaku_akhir: null })
          .where('organisasi_id', 'in', [satu.organisasi.organisasi_id, dua.organisasi.organisasi_id]).execute(); // prettier-ignore
        const orders = {
          satu: await satu.pesan({ tipe: 'baru', akun: 5, lama_bulan: 1 }),
          dua: await dua.pesan({ tipe: 'baru', akun: 9, lama_bulan: 2 }),
        };
        for (const { which, selisih, transaksi, dibayar_pada, salah } of steps) {
          const order = orders[which === 'dua' ? 'dua' : 'satu'];
          if (salah === 'batal') await satu.operator.put(`${satu.url}/order/${orders.satu.order_id}/batal`);
          if (salah === 'habis') await inScope(db, { lingkup: 'semua' }, (trx) => expireOrder(trx, new Date(LAMBAT)));
          await kabari(
            {
              kode_pembayaran: order.kode_pembayaran,
              nomor_va: which === 'silang' ? orders.dua.nomor_va : order.nomor_va,
              jumlah: order.total + selisih,
              nomor_transaksi: `${run}-${transaksi}`,
              dibayar_pada,
            },
            salah === 'kunci' ? { kunci: 'kunci-orang-lain-yang-sama-panjang' } : { sejak: salah === 'lama' ? 400 : 0 },
          );
        }
        for (const [at, { order_id, total }] of [orders.satu, orders.dua].entries()) {
          const uang = await uangOf(order_id);
          const diterima = uang.filter(({ keadaan }) => keadaan === 'diterima').map(({ jumlah }) => jumlah);
          const diberi = await riwayatOf(order_id);
          expect(diterima).toEqual(diberi.map(() => total));
          expect(diberi.length).toBeLessThanOrEqual(1);
          const { status } = await all
            .selectFrom('order_langganan')
            .select('status')
            .where('order_id', '=', order_id)
            .executeTakeFirstOrThrow();
          expect(status === 'dibayar').toBe(diberi.length === 1);
          expect((await [satu, dua][at]!.kini()).is_langganan).toBe(diberi.length === 1);
          await all
            .updateTable('order_langganan')
            .set({ status: 'kedaluwarsa' })
            .where('order_id', '=', order_id)
            .where('status', 'in', ['menunggu', 'ditinjau'])
            .execute();
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a super admin', () => {
  const yangDitinjau = async (jumlah: (total: number) => number, dibayar_pada = NOW.toISOString()) => {
    const one = await instansi();
    const order = await one.pesan({ tipe: 'baru', akun: 5, lama_bulan: 1 });
    const nomor_transaksi = `t-${order.order_id}`;
    await kabari({ ...order, jumlah: jumlah(order.total), nomor_transaksi, dibayar_pada });
    const url = `/order-langganan/${order.order_id}`;
    const konfirmasi = (uang: number, tgl_bayar = '2026-11-20') =>
      superAdmin.form('POST', `${url}/konfirmasi`, {
        jumlah: String(uang),
        tgl_bayar,
        keterangan: 'Rekening koran',
        file: bukti(),
      });
    return { ...one, order, path: url, konfirmasi };
  };

  test('confirms by evidence only what makes the sum, once', async () => {
    const { order, path, konfirmasi, kini } = await yangDitinjau((total) => total - 1000);
    expect(
      (await superAdmin.get(`/order-langganan?status=ditinjau&q=${order.kode_pembayaran}`)).body.data,
    ).toMatchObject({
      data: [{ order_id: order.order_id, ditinjau: order.total - 1000 }],
    });
    expect((await konfirmasi(0)).body).toMatchObject({ error: 'billing.sum_differs' });
    expect((await konfirmasi(1000)).body.data).toMatchObject({ status: 'dibayar', is_berbukti: true });
    expect((await konfirmasi(1000)).body.error).toBe('billing.not_waiting');
    expect(await kini()).toEqual({ is_langganan: true, tgl_berlaku_akhir: '2026-12-19' });
    expect((await superAdmin.get(`${path}/bukti`)).headers['content-type']).toBe('application/pdf');
    expect((await uangOf(order.order_id)).map(({ keadaan }) => keadaan)).toEqual(['diterima', 'diterima']);
  });

  test('takes no day of payment on which the order was not there yet, nor one to come', async () => {
    const { order, konfirmasi } = await yangDitinjau((total) => total - 1000);
    for (const tgl_bayar of ['2026-11-19', '2026-11-21']) {
      expect(await konfirmasi(1000, tgl_bayar)).toMatchObject({ status: 422, body: { errors: { tgl_bayar: [expect.any(String)] } } }); // prettier-ignore
    }
    expect((await uangOf(order.order_id)).map(({ keadaan }) => keadaan)).toEqual(['ditinjau']);
  });

  test('finds money to look at of an order that is paid already, and of none that is settled', async () => {
    const { order, konfirmasi } = await yangDitinjau((total) => total - 1000);
    await konfirmasi(1000);
    const cari = async () =>
      (
        (await superAdmin.get(`/order-langganan?status=ditinjau&q=${order.kode_pembayaran}`)).body.data as {
          total: number;
        }
      ).total;
    expect(await cari()).toBe(0);
    await kabari({ ...order, jumlah: order.total, nomor_transaksi: `lagi-${order.order_id}` });
    expect(await cari()).toBe(1);
  });

  test('accepts what was paid late, without more money', async () => {
    const { konfirmasi, kini } = await yangDitinjau((total) => total, LAMBAT);
    expect((await konfirmasi(0)).body.data).toMatchObject({ status: 'dibayar' });
    expect((await kini()).is_langganan).toBe(true);
  });

  test('decides before another is ordered: the money of one that is looked at may yet pay it', async () => {
    const { operator, url, path, cek } = await yangDitinjau((total) => total - 1000);
    const { total } = await cek('tipe=baru&akun=9&lama_bulan=1');
    const lagi = () => operator.post(`${url}/order`, { tipe: 'baru', akun: 9, lama_bulan: 1, total });
    expect((await lagi()).body).toMatchObject({ code: 433, error: 'billing.order_reviewed' });
    await superAdmin.put(`${path}/tolak`, { keterangan: 'Dikembalikan' });
    expect((await lagi()).status).toBe(201);
  });

  test('sends money back, and the order gives nothing any more', async () => {
    const { order, path, konfirmasi, kini } = await yangDitinjau((total) => total + 1);
    expect((await superAdmin.put(`${path}/tolak`, { keterangan: 'Dikembalikan 20-11-2026' })).body.data).toMatchObject({
      status: 'dibatalkan',
      pembayaran: [{ keadaan: 'dikembalikan', sebab: 'jumlah' }],
    });
    expect((await konfirmasi(order.total)).body.error).toBe('billing.not_waiting');
    expect((await superAdmin.put(`${path}/tolak`, { keterangan: 'x' })).body.error).toBe('billing.nothing_to_review');
    expect((await kini()).is_langganan).toBe(false);
  });

  test('is the only one who does', async () => {
    const { path, organisasi } = await yangDitinjau((total) => total - 1);
    for (const peran of ['admin', 'operator', 'user', 'viewer'] as const) {
      const orang = as(await given.orang(peran, organisasi));
      expect((await orang.put(`${path}/tolak`, { keterangan: 'x' })).status).toBe(403);
    }
  });
});
