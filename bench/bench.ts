import { figureLine, isKept, type Figure } from './figure.ts';

/** Each measurement in a file of its own, run one after the other, since they share the machine. */
const MEASUREMENTS: Record<string, () => Promise<{ measure: () => Promise<Figure[]> }>> = {
  presensi: () => import('./measure-presensi.ts'),
  riwayat: () => import('./measure-riwayat.ts'),
  gangguan: () => import('./measure-gangguan.ts'),
  impor: () => import('./measure-impor.ts'),
  turunan: () => import('./measure-turunan.ts'),
  rekap: () => import('./measure-rekap.ts'),
  laporan: () => import('./measure-laporan.ts'),
  antrean: () => import('./measure-antrean.ts'),
  cuti: () => import('./measure-cuti.ts'),
  ajuan: () => import('./measure-ajuan.ts'),
  analitik: () => import('./measure-analitik.ts'),
  pantauan: () => import('./measure-pantauan.ts'),
  peta: () => import('./measure-peta.ts'),
  atribut: () => import('./measure-atribut.ts'),
  log: () => import('./measure-log.ts'),
  kuesioner: () => import('./measure-kuesioner.ts'),
  ukuran: () => import('./measure-ukuran.ts'),
  lighthouse: () => import('./measure-lighthouse.ts'),
};

/** `npm run bench`, or `npm run bench -- presensi riwayat` for some of them. */
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(MEASUREMENTS);
const figures: Figure[] = [];
for (const name of names) {
  const load = MEASUREMENTS[name];
  if (!load) throw new Error(`Tidak ada pengukuran ${name}. Yang ada: ${Object.keys(MEASUREMENTS).join(', ')}.`);
  console.error(`Mengukur ${name}...`);
  for (const figure of await (await load()).measure()) {
    console.log(figureLine(figure));
    figures.push(figure);
  }
}
process.exitCode = figures.every(isKept) ? 0 : 1;
