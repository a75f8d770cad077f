import { createHttpPenyedia } from '../../platform/pembayaran/http-penyedia.ts';
import { signIsi } from '../../platform/pembayaran/tanda-tangan.ts';
import type { TestServer } from '../start-test-server.ts';

const KUNCI_PENYEDIA = 'kunci-uji-yang-cukup-panjang-sekali';
/** A provider that is never asked: who tests payments gives orders their accounts himself. */
export const PENYEDIA_UJI = createHttpPenyedia({
  url: 'http://127.0.0.1:9',
  kunci: KUNCI_PENYEDIA,
  alamatKabar: 'http://hadir.test/api/pembayaran/kabar',
  waitsMs: [],
});

const TABEL = [
  { dari: 1, harga: 5000 },
  { dari: 51, harga: 4000 },
];

/** A price list in force, organisations that order, and a provider that tells of payments. */
export function langgananUji({ app, all, as, given, clock }: TestServer) {
  const harga = () =>
    all
      .insertInto('harga_langganan')
      .values({ tgl_mulai: '2026-11-20', tingkat: JSON.stringify(TABEL), ppn: 1100, keterangan: 'Uji', pembuat: 'Uji' })
      .execute();

  /** An organisation of this end and quota, with its operator. */
  const instansi = async (
    fields: { tgl_berlaku_akhir?: string | null; is_langganan?: boolean; kuota?: number } = {},
  ) => {
    const { kuota, ...rest } = fields;
    const organisasi = await given.organisasi({ is_langganan: false, tgl_berlaku_akhir: null, ...rest });
    const { tenant_id, organisasi_id } = organisasi;
    if (kuota !== undefined) {
      const line = { tenant_id, organisasi_id, tgl_mulai: '2026-01-01', kuota, keterangan: 'Awal' };
      await all.insertInto('kuota').values(line).execute();
    }
    const orang = await given.orang('operator', organisasi);
    const operator = as(orang);
    const url = `/orgs/${organisasi_id}`;
    const cek = async (beli: string) => (await operator.get(`${url}/cek-harga?${beli}`)).body.data as { total: number };
    const pesan = async (isi: { tipe: string; akun: number; lama_bulan?: number }) => {
      const { tipe, akun, lama_bulan = 12 } = isi;
      const { total } = await cek(`tipe=${tipe}&akun=${akun}&lama_bulan=${lama_bulan}`);
      const { body } = await operator.post(`${url}/order`, { ...isi, lama_bulan, total });
      const { order_id, kode_pembayaran } = body.data as { order_id: number; kode_pembayaran: string };
      const nomor_va = `8808${String(order_id).padStart(8, '0')}`;
      await all.updateTable('order_langganan').set({ nomor_va }).where('order_id', '=', order_id).execute();
      return { order_id, kode_pembayaran, total, nomor_va };
    };
    const kini = () =>
      all
        .selectFrom('organisasi')
        .select(['is_langganan', 'tgl_berlaku_akhir'])
        .where('organisasi_id', '=', organisasi_id)
        .executeTakeFirstOrThrow();
    return { organisasi, orang, operator, url, cek, pesan, kini };
  };

  type Kabar = { kode_pembayaran: string; nomor_va: string; jumlah: number; nomor_transaksi: string };
  /** Tells of money as the provider does; `sejak` is how long ago it was signed, in seconds. */
  const kabari = async (kabar: Kabar & { dibayar_pada?: string }, { kunci = KUNCI_PENYEDIA, sejak = 0 } = {}) => {
    const isi = JSON.stringify({ dibayar_pada: clock.now.toISOString(), ...kabar });
    const headers = signIsi(kunci, isi, new Date(clock.now.getTime() - sejak * 1000));
    const res = await app.inject({
      method: 'POST',
      url: '/api/pembayaran/kabar',
      payload: isi,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: res.statusCode, body: res.json() as { hasil?: string; error?: string } };
  };

  return { harga, instansi, kabari };
}
