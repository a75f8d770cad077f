import type { Figure } from '../../bench/kit/figure.ts';

const SEJAM = 3_600;

/** Whether a server tells of the copy that was made a while ago, whoever leads by now. */
export async function checkSalinan(url: string, token: string): Promise<Figure> {
  const metrics = await (await fetch(`${url}/metrik`, { headers: { authorization: `Bearer ${token}` } })).text();
  const umur = Number(/^hadir_salinan_terakhir_detik\{jenis="full"\} (\S+)$/m.exec(metrics)?.[1]);
  return {
    nama: 'gugus: salinan utuh yang baru dibuat tidak terlihat di /metrik',
    nilai: Number(!(umur > 0 && umur < SEJAM)),
    satuan: 'kali',
    batas: 0,
    arah: 'paling banyak',
  };
}
