import type { Figure } from '../../bench/kit/figure.ts';
import { serangRusak } from '../../packages/server/src/testing/serangan/serang-rusak.ts';
import { tulisKabar } from './tulis-kabar.ts';
import { withSasaran } from './with-sasaran.ts';

/** As many as it takes for each field of each call to meet most of what can be wrong with it. */
const JUMLAH = Number(process.env['SERANGAN_JUMLAH'] ?? 100_000);
const BENIH = Number(process.env['SERANGAN_BENIH'] ?? 20_261_120);

/** Malformed requests, as people who may call: none may break the server. */
export async function serang(): Promise<Figure[]> {
  const { terkirim, menurutStatus, gagal, terlama } = await withSasaran((sasaran) =>
    serangRusak(sasaran, { jumlah: JUMLAH, seed: BENIH, terputus: true, lapor: tulisKabar('rusak') }),
  );
  const counts = [...menurutStatus].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.error(`Benih ${BENIH}. Jawaban: ${counts.join(', ')}. Terlama: ${terlama.nama}.`);
  return [
    { nama: 'rusak: permintaan', nilai: terkirim, satuan: 'permintaan', batas: JUMLAH, arah: 'paling sedikit' },
    { nama: 'rusak: jawaban 5xx', nilai: gagal.length, satuan: 'jawaban', batas: 0, arah: 'paling banyak' },
    { nama: 'rusak: jawaban terlama', nilai: terlama.ms, satuan: 'ms', batas: 10_000, arah: 'paling banyak' },
  ];
}
