import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendHarianTask } from '../../auth/pemberitahuan/send-harian-task.ts';
import type { Caller } from '../../testing/caller.ts';
import { langgananUji, PENYEDIA_UJI } from '../../testing/given/given-langganan.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

// Friday 20 November 2026, 09:00 in Jakarta.
const server = await startTestServer({ penyedia: PENYEDIA_UJI, jobTable: [] });
const { all, as, given, deps, surat } = server;
const { harga, instansi, kabari } = langgananUji(server);
const pengelola = await given.akun({ is_super_admin: true });
const superAdmin = as(pengelola);
await harga();
beforeEach(() => void (surat.length = 0));

type Lonceng = { pemberitahuan: { jenis: string; judul: string; tautan: string }[] };
const bellOf = async (who: Caller) => ((await who.get('/me/lonceng')).body.data as Lonceng).pemberitahuan;

async function lettersOf({ user_id }: { user_id: number }) {
  const { email } = await all
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return surat.filter(({ kepada }) => kepada === email);
}

/** An order of sixty accounts for a year, and money that comes for it. */
async function dipesan() {
  const one = await instansi();
  const order = await one.pesan({ tipe: 'baru', akun: 60, lama_bulan: 12 });
  const bayar = (jumlah: number, transaksi = jumlah) =>
    kabari({ ...order, jumlah, nomor_transaksi: `${order.order_id}-${transaksi}` });
  const path = `/order-langganan/${order.order_id}`;
  const layar = `/organisasi/${one.organisasi.organisasi_id}/pembayaran/${order.kode_pembayaran}`;
  return { ...one, order, bayar, path, layar, nama: one.organisasi.nama };
}

describe('money that waits to be looked at', () => {
  test('is told to every super admin who can sign in and to who ordered, with why and where it stands, each transaction once', async () => {
    const pergi = await given.akun({ is_super_admin: true, status: STATUS_USER.diblokir });
    const { order, bayar, nama, orang, operator, layar } = await dipesan();
    await bayar(order.total - 1000);
    await bayar(order.total - 1000);
    const judul = `Pembayaran langganan ${nama} perlu ditinjau`;
    const tautan = `/langganan?order_id=${order.order_id}`;
    expect((await bellOf(superAdmin))[0]).toMatchObject({ jenis: 'langganan', judul, tautan });
    const [letter, ...more] = await lettersOf(pengelola);
    expect(more).toEqual([]);
    expect(letter?.judul).toBe(judul);
    expect(letter?.teks).toContain(
      `Rp3.861.800 datang bagi pesanan ${order.kode_pembayaran} (Langganan baru · 60 akun · 12 bulan, Rp3.862.800), tetapi kurang Rp1.000 dari tagihannya.`,
    );
    expect(letter?.teks).toContain(`http://hadir.test${tautan}`);
    expect(await lettersOf(pergi)).toEqual([]);
    const [kepadaPemesan, ...lagi] = await lettersOf(orang);
    expect(lagi).toEqual([]);
    expect(kepadaPemesan?.teks).toMatch(/tetapi kurang Rp1\.000 dari tagihannya\. Pengelola Hadir meninjaunya dahulu/);
    expect(await bellOf(operator)).toMatchObject([
      { jenis: 'langganan', judul: `Pembayaran langganan ${nama} sedang ditinjau`, tautan: layar },
    ]);
  });

  test('of an order that is paid already is told too', async () => {
    const { order, bayar, nama } = await dipesan();
    await bayar(order.total, 1);
    expect(await lettersOf(pengelola)).toEqual([]);
    await bayar(order.total, 2);
    const [letter] = await lettersOf(pengelola);
    expect(letter).toMatchObject({ judul: `Pembayaran langganan ${nama} perlu ditinjau` });
    expect(letter?.teks).toContain('tetapi pesanannya sudah lunas.');
  });

  test('reaches a super admin as he chooses: also in one mail a day', async () => {
    const pilihan = '/me/pemberitahuan';
    expect((await superAdmin.get(pilihan)).body.data).toContainEqual(
      expect.objectContaining({ jenis: 'langganan', cara: 'surat' }),
    );
    await superAdmin.put(pilihan, { pilihan: [{ jenis: 'langganan', cara: 'harian' }] });
    const { bayar, nama } = await dipesan();
    await bayar(1);
    expect(await lettersOf(pengelola)).toEqual([]);
    await sendHarianTask.run(deps, new Date('2026-11-20T23:05:00Z'));
    const [letter] = await lettersOf(pengelola);
    expect(letter?.teks).toContain(`- Pembayaran langganan ${nama} perlu ditinjau`);
    await superAdmin.put(pilihan, { pilihan: [{ jenis: 'langganan', cara: 'surat' }] });
  });
});

describe('who ordered', () => {
  test('is told that it is paid: how much, what for, until when, and where its receipt is', async () => {
    const { order, bayar, nama, orang, operator, layar } = await dipesan();
    await bayar(order.total);
    const judul = `Pembayaran langganan ${nama} diterima`;
    expect((await bellOf(operator))[0]).toMatchObject({ jenis: 'langganan', judul, tautan: layar });
    const [letter] = await lettersOf(orang);
    expect(letter?.judul).toBe(judul);
    expect(letter?.teks).toContain('Langganan baru · 60 akun · 12 bulan, Rp3.862.800');
    expect(letter?.teks).toContain('Langganan berlaku sampai Jumat, 19 November 2027.');
    expect(letter?.teks).toContain(`Kuitansi dan invoice: http://hadir.test${layar}`);
  });

  test('is told the same where a super admin confirms it by evidence; of more accounts, how many there are more', async () => {
    const { organisasi, operator, orang, url, cek } = await instansi({
      is_langganan: true,
      tgl_berlaku_akhir: '2026-12-31',
      kuota: 10,
    });
    const { total } = await cek('tipe=tambah-kuota&akun=5');
    const { body } = await operator.post(`${url}/order`, { tipe: 'tambah-kuota', akun: 5, total });
    const { order_id } = body.data as { order_id: number };
    await superAdmin.form('POST', `/order-langganan/${order_id}/konfirmasi`, {
      jumlah: String(total),
      tgl_bayar: '2026-11-20',
      file: new File(['%PDF-1.4\n%%EOF'], 'bukti.pdf', { type: 'application/pdf' }),
    });
    const [letter] = await lettersOf(orang);
    expect(letter?.judul).toBe(`Pembayaran langganan ${organisasi.nama} diterima`);
    expect(letter?.teks).toContain('Kuota bertambah 5 akun sampai Kamis, 31 Desember 2026.');
  });

  test('is told that money went back, and what becomes of the order', async () => {
    const kurang = await dipesan();
    await kurang.bayar(kurang.order.total - 1000);
    await superAdmin.put(`${kurang.path}/tolak`, { keterangan: 'Ditransfer kembali 20-11-2026' });
    const letter = (await lettersOf(kurang.orang)).at(-1);
    expect(letter?.judul).toBe(`Uang langganan ${kurang.nama} dikembalikan`);
    expect(letter?.teks).toMatch(/Rp3\.861\.800 [^]*: Ditransfer kembali 20-11-2026\n\nPesanannya berakhir\./);
    const lebih = await dipesan();
    await lebih.bayar(lebih.order.total, 1);
    await lebih.bayar(lebih.order.total, 2);
    await superAdmin.put(`${lebih.path}/tolak`, { keterangan: 'Terbayar dua kali' });
    expect((await lettersOf(lebih.orang)).at(-1)?.teks).toContain('Langganannya tetap berlaku.');
  });

  test('is told that somebody else ended the order, with the reason; not what he did himself', async () => {
    const atas = await dipesan();
    await superAdmin.put(`${atas.path}/tolak`, { keterangan: 'Salah instansi' });
    const [letter] = await lettersOf(atas.orang);
    expect(letter?.judul).toBe(`Pesanan langganan ${atas.nama} dibatalkan`);
    expect(letter?.teks).toContain('dibatalkan oleh pengelola Hadir');
    expect(letter?.teks).toContain('Salah instansi');

    const rekan = await dipesan();
    const lain = as(await given.anggota(rekan.organisasi, { nama: 'Budi', role: KODE_PERAN.operator }));
    await lain.put(`${rekan.url}/order/${rekan.order.order_id}/batal`);
    expect((await lettersOf(rekan.orang))[0]?.teks).toContain('dibatalkan oleh Budi');

    const sendiri = await dipesan();
    await sendiri.operator.put(`${sendiri.url}/order/${sendiri.order.order_id}/batal`);
    expect(await lettersOf(sendiri.orang)).toEqual([]);
  });
});
