import type { Figure } from '../../bench/kit/figure.ts';
import { serangMatriks } from '../../packages/server/src/testing/serangan/serang-matriks.ts';
import { tulisKabar } from './tulis-kabar.ts';
import { withSasaran } from './with-sasaran.ts';

const SETIAP = Number(process.env['SERANGAN_SETIAP'] ?? 1);
/** Fewer would mean that calls, people or states have fallen out of it. */
const PALING_SEDIKIT = Math.floor(150_000 / SETIAP);

/** Every call by everybody in every state of account, organisation and tenant. */
export async function serang(): Promise<Figure[]> {
  const hasil = await withSasaran((sasaran) => serangMatriks(sasaran, SETIAP, tulisKabar('matriks')));
  const none = (nama: string, nilai: number): Figure => ({
    nama: `matriks: ${nama}`,
    nilai,
    satuan: 'panggilan',
    batas: 0,
    arah: 'paling banyak',
  });
  return [
    {
      nama: 'matriks: dicoba',
      nilai: hasil.dicoba,
      satuan: 'panggilan',
      batas: PALING_SEDIKIT,
      arah: 'paling sedikit',
    },
    none('salah dibiarkan masuk', hasil.terlanjurMasuk.length),
    none('salah ditolak', hasil.terlanjurDitolak.length),
    none('ditolak dengan alasan lain', hasil.alasanLain.length),
  ];
}
