import type { Figure } from '../../bench/kit/figure.ts';
import { serangTitipan } from '../../packages/server/src/testing/serangan/serang-titipan.ts';
import { tulisKabar } from './tulis-kabar.ts';
import { withSasaran } from './with-sasaran.ts';

const SETIAP = Number(process.env['SERANGAN_SETIAP'] ?? 1);
const BENIH = Number(process.env['SERANGAN_BENIH'] ?? 20_261_120);

/** Ids of others in every field of every call, one at a time. */
export async function serang(): Promise<Figure[]> {
  const { dicoba, isian, gagal, sah } = await withSasaran((sasaran) =>
    serangTitipan(sasaran, { setiap: SETIAP, seed: BENIH, lapor: tulisKabar('titipan') }),
  );
  const diterima = (100 * sah.diterima) / sah.dikirim;
  return [
    { nama: 'titipan: permintaan', nilai: dicoba, satuan: 'permintaan', batas: 1_000 / SETIAP, arah: 'paling sedikit' },
    { nama: 'titipan: isian', nilai: isian.size, satuan: 'isian', batas: 300 / SETIAP, arah: 'paling sedikit' },
    { nama: 'titipan: tidak bertahan', nilai: gagal.length, satuan: 'permintaan', batas: 0, arah: 'paling banyak' },
    // What is refused anyway proves little: of the same requests with ids of one's own enough must be done.
    { nama: 'titipan: yang sah diterima', nilai: diterima, satuan: '%', batas: 40, arah: 'paling sedikit' },
  ];
}
