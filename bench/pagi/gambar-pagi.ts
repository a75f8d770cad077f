import { percentile } from '../kit/percentile.ts';
import { AKHIR_MENIT, MULAI_MENIT, ZONA } from './kurva.ts';
import type { Terjawab } from './lalui-pagi.ts';

const LEBAR = 960;
const TINGGI = 420;
const KIRI = 60;
const KANAN = 60;
const ATAS = 70;
const BAWAH = 50;
const WARNA = ['#7c4a03', '#c2740a', '#e9b35c'];
const GARIS = '#1d4ed8';
/** Between these the time of an answer is drawn, by its logarithm. */
const MS = [1, 10, 100, 1_000, 10_000];

export type SemenitPagi = { menit: number; perZona: number[]; p99: number };

export function perMenit(terjawab: readonly Terjawab[]): SemenitPagi[] {
  const by = Map.groupBy(terjawab, ({ menit }) => menit);
  return [...by]
    .map(([menit, all]) => ({
      menit,
      perZona: ZONA.map((_, zona) => all.filter((one) => one.zona === zona).length),
      p99: percentile(
        all.map(({ ms }) => ms),
        0.99,
      ),
    }))
    .toSorted((a, b) => a.menit - b.menit);
}

/** The morning as a picture: bars of what came in each minute, by zone, and a line of the p99 of its answers. */
export function gambarPagi(semua: readonly SemenitPagi[], judul: string, keterangan: string): string {
  const isi = { x: LEBAR - KIRI - KANAN, y: TINGGI - ATAS - BAWAH };
  const x = (menit: number) => KIRI + ((menit - MULAI_MENIT) / (AKHIR_MENIT - MULAI_MENIT)) * isi.x;
  const most = Math.max(...semua.map(({ perZona }) => sum(perZona)), 1);
  const y = (jumlah: number) => ATAS + isi.y * (1 - jumlah / most);
  const yMs = (ms: number) => ATAS + isi.y * (1 - Math.log10(Math.max(ms, 1)) / Math.log10(MS.at(-1) ?? 1));
  const batang = semua.flatMap(({ menit, perZona }) => {
    let below = 0;
    return perZona.map((jumlah, zona) => {
      const top = y(below + jumlah);
      const tinggi = y(below) - top;
      below += jumlah;
      const lebar = isi.x / (AKHIR_MENIT - MULAI_MENIT);
      return `<rect x="${x(menit).toFixed(1)}" y="${top.toFixed(1)}" width="${lebar.toFixed(1)}" height="${tinggi.toFixed(1)}" fill="${WARNA[zona]}"/>`;
    });
  });
  const titik = semua.map(({ menit, p99 }) => `${x(menit + 0.5).toFixed(1)},${yMs(p99).toFixed(1)}`);
  const jam = Array.from({ length: (AKHIR_MENIT - MULAI_MENIT) / 30 + 1 }, (_, n) => MULAI_MENIT + n * 30);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEBAR} ${TINGGI}" font-family="sans-serif" font-size="13" fill="#222">
<rect width="${LEBAR}" height="${TINGGI}" fill="#fff"/>
<text x="${KIRI}" y="24" font-size="17" font-weight="bold">${judul}</text>
<text x="${KIRI}" y="44">${keterangan}</text>
${ZONA.map(({ nama }, n) => `<rect x="${KIRI + n * 70}" y="52" width="12" height="12" fill="${WARNA[n]}"/><text x="${KIRI + n * 70 + 17}" y="63">${nama}</text>`).join('\n')}
<line x1="${KIRI + 220}" y1="58" x2="${KIRI + 250}" y2="58" stroke="${GARIS}" stroke-width="2"/><text x="${KIRI + 256}" y="63">p99 jawaban (kanan)</text>
${MS.map((ms) => `<line x1="${KIRI}" x2="${LEBAR - KANAN}" y1="${yMs(ms).toFixed(1)}" y2="${yMs(ms).toFixed(1)}" stroke="#ddd"/><text x="${LEBAR - KANAN + 6}" y="${(yMs(ms) + 4).toFixed(1)}" fill="${GARIS}">${ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`}</text>`).join('\n')}
${batang.join('')}
<polyline points="${titik.join(' ')}" fill="none" stroke="${GARIS}" stroke-width="2"/>
${[0, 0.5, 1].map((bagian) => `<text x="${KIRI - 8}" y="${(y(most * bagian) + 4).toFixed(1)}" text-anchor="end">${Math.round(most * bagian)}</text>`).join('')}
${jam.map((menit) => `<text x="${x(menit).toFixed(1)}" y="${TINGGI - BAWAH + 20}" text-anchor="middle">${String(Math.floor(menit / 60)).padStart(2, '0')}.${String(menit % 60).padStart(2, '0')}</text>`).join('')}
<text x="${KIRI}" y="${TINGGI - 8}">Pukul di Jakarta. Batang: presensi dalam semenit pagi itu, sebanyak yang dijalankan di sini.</text>
</svg>
`;
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
