import { describe, expect, test } from 'vitest';
import { langgananUji } from '../../testing/given/given-langganan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer();
const { given, as, clock } = server;
const { harga, instansi } = langgananUji(server);
const superAdmin = as(await given.akun({ is_super_admin: true }));
const NOW = clock.now;
const png = await (
  await import('sharp')
)
  .default({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const gambar = () => new File([new Uint8Array(png)], 'npwp.png', { type: 'image/png' });

test('an organisation whose payments are stopped from above orders nothing, and is told whom to ask', async () => {
  const { operator, url, organisasi } = await instansi();
  await server.all
    .updateTable('organisasi')
    .set({ is_blokir_finpay: true })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .execute();
  for (const answer of [
    await operator.get(`${url}/cek-harga?tipe=baru&akun=10`),
    await operator.post(`${url}/order`, { tipe: 'baru', akun: 10, lama_bulan: 1, total: 55_500 }),
  ]) {
    expect(answer.body).toMatchObject({ code: 433, error: 'billing.blocked' });
  }
});

describe('without a price list', () => {
  test('nothing is ordered, and why is said', async () => {
    const { operator, url } = await instansi();
    expect((await operator.get(`${url}/cek-harga?tipe=baru&akun=10`)).body).toMatchObject({
      code: 433,
      error: 'billing.no_harga',
    });
  });
});

describe('the price list', () => {
  test('is added to from today on, never changed, and what has not begun can be taken away', async () => {
    const isi = { tgl_mulai: '2026-11-20', tingkat: [{ dari: 1, harga: 5000 }], ppn: 1100, keterangan: 'Awal' };
    expect((await superAdmin.post('/harga-langganan', isi)).body.data).toMatchObject({ keadaan: 'berlaku' });
    const lagi = { ...isi, tgl_mulai: '2027-01-01', tingkat: [{ dari: 1, harga: 9000 }] };
    const { harga_id } = (await superAdmin.post('/harga-langganan', lagi)).body.data as { harga_id: number };
    const { operator, url } = await instansi();
    const cek = () => operator.get(`${url}/cek-harga?tipe=baru&akun=10&lama_bulan=1`);
    expect((await cek()).body.data).toMatchObject({ total: 55_500, tgl_awal: '2026-11-20', tgl_akhir: '2026-12-19' });
    clock.now = new Date('2027-01-02T02:00:00Z');
    expect((await cek()).body.data).toMatchObject({ total: 99_900 });
    expect((await superAdmin.delete(`/harga-langganan/${harga_id}`)).body.error).toBe('billing.harga_begun');
    clock.now = NOW;
    expect((await superAdmin.delete(`/harga-langganan/${harga_id}`)).status).toBe(200);
    expect((await superAdmin.get('/harga-langganan')).body.data).toMatchObject({ total: 1 });
  });

  test.each([
    ['yesterday', { tgl_mulai: '2026-11-19' }, 'tgl_mulai'],
    ['tiers that do not begin with the first account', { tingkat: [{ dari: 2, harga: 1 }] }, 'tingkat'],
    [
      'tiers out of order',
      {
        tingkat: [
          { dari: 1, harga: 1 },
          { dari: 1, harga: 2 },
        ],
      },
      'tingkat',
    ],
  ])('refuses %s', async (_, salah, field) => {
    const isi = { tgl_mulai: '2026-11-20', tingkat: [{ dari: 1, harga: 5000 }], ppn: 1100, keterangan: 'Awal' };
    expect((await superAdmin.post('/harga-langganan', { ...isi, ...salah })).body.errors).toHaveProperty([field]);
  });

  test('is nobody else’s', async () => {
    const { organisasi } = await instansi();
    for (const peran of ['admin', 'operator', 'user', 'pemantau'] as const) {
      expect((await as(await given.orang(peran, organisasi)).get('/harga-langganan')).status).toBe(403);
    }
  });
});

describe('an order', () => {
  test('keeps its price and its day, is told by its code, and one at a time waits', async () => {
    await harga();
    const { operator, url, pesan } = await instansi();
    const { order_id, kode_pembayaran, total } = await pesan({ tipe: 'baru', akun: 60, lama_bulan: 12 });
    expect(total).toBe(3_862_800);
    expect((await operator.get(`${url}/pembayaran/${kode_pembayaran}`)).body.data).toMatchObject({
      order_id,
      status: 'menunggu',
      jatuh_tempo: '2026-11-21T02:00:00.000Z',
      penyedia: 'manual',
      rekening: 'Bank Contoh 123',
      baris: [
        { dari: 1, sampai: 50, jumlah: 3_000_000 },
        { dari: 51, sampai: 60, jumlah: 480_000 },
      ],
      subtotal: 3_480_000,
      ppn: 382_800,
    });
    const lagi = await operator.post(`${url}/order`, { tipe: 'baru', akun: 60, lama_bulan: 12, total });
    expect(lagi.body).toMatchObject({ code: 433, error: 'billing.order_open' });
    expect((await operator.put(`${url}/order/${order_id}/batal`)).body.data).toMatchObject({ status: 'dibatalkan' });
    expect((await operator.put(`${url}/order/${order_id}/batal`)).body.error).toBe('billing.not_waiting');
    await pesan({ tipe: 'baru', akun: 60 });
    expect((await operator.get(`${url}/orders?status=menunggu`)).body.data).toMatchObject({ total: 1 });
  });

  test('two made at once are one', async () => {
    const { operator, url, cek } = await instansi();
    const { total } = await cek('tipe=baru&akun=5&lama_bulan=1');
    const isi = { tipe: 'baru', akun: 5, lama_bulan: 1, total };
    const both = await Promise.all([operator.post(`${url}/order`, isi), operator.post(`${url}/order`, isi)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 433]);
  });

  test('at another price than was shown is refused', async () => {
    const { operator, url } = await instansi();
    const asked = await operator.post(`${url}/order`, { tipe: 'baru', akun: 5, lama_bulan: 1, total: 1 });
    expect(asked.body.error).toBe('billing.harga_changed');
  });

  test('runs out after its day, and another can be made', async () => {
    const { operator, url, pesan } = await instansi();
    const { order_id } = await pesan({ tipe: 'baru', akun: 5 });
    clock.now = new Date(NOW.getTime() + 24 * 3_600_000 + 1);
    await pesan({ tipe: 'baru', akun: 5 });
    expect((await operator.get(`${url}/order/${order_id}`)).body.data).toMatchObject({ status: 'kedaluwarsa' });
    clock.now = NOW;
  });

  test('of more accounts is due by the last day that they are for, in the organisation’s zone', async () => {
    const { operator, url, cek, pesan } = await instansi({
      is_langganan: true,
      tgl_berlaku_akhir: '2026-11-20',
      kuota: 50,
    });
    expect(await cek('tipe=tambah-kuota&akun=10')).toMatchObject({
      baris: [{ dari: 51, sampai: 60, harga: 4000, jumlah: 1333 }],
      tgl_akhir: '2026-11-20',
    });
    const { order_id } = await pesan({ tipe: 'tambah-kuota', akun: 10 });
    expect((await operator.get(`${url}/order/${order_id}`)).body.data).toMatchObject({
      jatuh_tempo: '2026-11-20T16:59:59.999Z',
    });
  });

  test.each([
    ['baru', { is_langganan: true, tgl_berlaku_akhir: '2026-12-31', kuota: 50 }, 'billing.already_subscribed'],
    ['perpanjangan', {}, 'billing.not_subscribed'],
    ['perpanjangan', { is_langganan: true }, 'billing.without_end'],
    ['tambah-kuota', { is_langganan: true, tgl_berlaku_akhir: '2026-12-31' }, 'billing.without_limit'],
    ['tambah-kuota', { tgl_berlaku_akhir: '2026-11-01', kuota: 5 }, 'billing.not_subscribed'],
  ])('%s is refused in %j', async (tipe, keadaan, error) => {
    const { operator, url } = await instansi(keadaan);
    expect((await operator.get(`${url}/cek-harga?tipe=${tipe}&akun=10`)).body).toMatchObject({ code: 433, error });
  });

  test('of fewer accounts than are used is refused with how many', async () => {
    const { organisasi, operator, url } = await instansi();
    await given.anggota(organisasi);
    const { body } = await operator.get(`${url}/cek-harga?tipe=baru&akun=1`);
    expect(body).toMatchObject({ error: 'billing.below_used', message: expect.stringContaining('(2)') });
  });

  test('is not there for another organisation, by its number or its code', async () => {
    const { pesan } = await instansi();
    const { order_id, kode_pembayaran } = await pesan({ tipe: 'baru', akun: 5 });
    const lain = await instansi();
    for (const path of [`order/${order_id}`, `pembayaran/${kode_pembayaran}`, `order/${order_id}/npwp`]) {
      expect((await lain.operator.get(`${lain.url}/${path}`)).status).toBe(404);
    }
    expect((await lain.operator.put(`${lain.url}/order/${order_id}/batal`)).status).toBe(404);
  });

  test('takes an NPWP of 15 or 16 digits with its picture, while it is alive', async () => {
    const { operator, url, pesan, organisasi } = await instansi();
    const { order_id } = await pesan({ tipe: 'baru', akun: 5 });
    const unggah = (npwp: string) =>
      operator.form('POST', `${url}/order/${order_id}/unggah-npwp`, { npwp, file: gambar() });
    expect((await unggah('123')).body.errors).toHaveProperty('npwp');
    expect((await unggah('01.234.567.8-901.000')).body.data).toMatchObject({
      npwp: '012345678901000',
      is_npwp_bergambar: true,
    });
    expect((await operator.get(`${url}/order/${order_id}/npwp`)).headers['content-type']).toContain('image/');
    // It may be somebody's NIK: a monitor reads it where he reads those.
    const pemantau = await given.pemantau({ tenant_id: organisasi.tenant_id, organisasi_id: null });
    const dibaca = async () =>
      ((await as(pemantau).get(`${url}/order/${order_id}`)).body.data as { npwp: string | null }).npwp;
    expect(await dibaca()).toBeNull();
    await server.all
      .updateTable('users')
      .set({ hak_pantau: ['nomor'] })
      .where('user_id', '=', pemantau.user_id)
      .execute();
    expect(await dibaca()).toBe('012345678901000');
    await operator.put(`${url}/order/${order_id}/batal`);
    expect((await unggah('3171012345678901')).body.error).toBe('billing.npwp_closed');
  });

  test('names the NPWP of the one before it, with its picture, until another is given', async () => {
    const { operator, url, pesan } = await instansi();
    const satu = await pesan({ tipe: 'baru', akun: 5 });
    const unggah = (order_id: number, npwp: string) =>
      operator.form('POST', `${url}/order/${order_id}/unggah-npwp`, { npwp, file: gambar() });
    await unggah(satu.order_id, '012345678901000');
    await operator.put(`${url}/order/${satu.order_id}/batal`);
    const dua = await pesan({ tipe: 'baru', akun: 6 });
    const detail = async (order_id: number) => (await operator.get(`${url}/order/${order_id}`)).body.data;
    expect(await detail(dua.order_id)).toMatchObject({ npwp: '012345678901000', is_npwp_bergambar: true });
    expect((await operator.get(`${url}/order/${dua.order_id}/npwp`)).headers['content-type']).toContain('image/');
    await unggah(dua.order_id, '3171012345678901');
    await operator.put(`${url}/order/${dua.order_id}/batal`);
    const tiga = await pesan({ tipe: 'baru', akun: 7 });
    expect(await detail(tiga.order_id)).toMatchObject({ npwp: '3171012345678901' });
    expect(await detail(satu.order_id)).toMatchObject({ npwp: '012345678901000' });
    const lain = await instansi();
    const { order_id } = await lain.pesan({ tipe: 'baru', akun: 5 });
    expect((await lain.operator.get(`${lain.url}/order/${order_id}`)).body.data).toMatchObject({ npwp: null });
  });
});
