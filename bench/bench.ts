import { ensureSystemTools } from '../scripts/tasks/ensure-system-tools.ts';
import { endAll, endAllAtLast } from './kit/left-running.ts';
import { figureLine, isKept, type Figure } from './kit/figure.ts';

/** Each measurement in a file of its own, run one after the other, since they share the machine. */
const MEASUREMENTS: Record<string, () => Promise<{ measure: () => Promise<Figure[]> }>> = {
  presensi: () => import('./measure/measure-presensi.ts'),
  harian: () => import('./measure/measure-harian.ts'),
  riwayat: () => import('./measure/measure-riwayat.ts'),
  gangguan: () => import('./measure/measure-gangguan.ts'),
  impor: () => import('./measure/measure-impor.ts'),
  turunan: () => import('./measure/measure-turunan.ts'),
  rekap: () => import('./measure/measure-rekap.ts'),
  laporan: () => import('./measure/measure-laporan.ts'),
  antrean: () => import('./measure/measure-antrean.ts'),
  mesin: () => import('./measure/measure-mesin.ts'),
  wajah: () => import('./measure/measure-wajah.ts'),
  kios: () => import('./measure/measure-kios.ts'),
  cuti: () => import('./measure/measure-cuti.ts'),
  ajuan: () => import('./measure/measure-ajuan.ts'),
  analitik: () => import('./measure/measure-analitik.ts'),
  pantauan: () => import('./measure/measure-pantauan.ts'),
  peta: () => import('./measure/measure-peta.ts'),
  atribut: () => import('./measure/measure-atribut.ts'),
  log: () => import('./measure/measure-log.ts'),
  kuesioner: () => import('./measure/measure-kuesioner.ts'),
  tumbuh: () => import('./measure/measure-tumbuh.ts'),
  naik: () => import('./measure/measure-naik.ts'),
  pagi: () => import('./measure/measure-pagi.ts'),
  replika: () => import('./measure/measure-replika.ts'),
  proses: () => import('./measure/measure-proses.ts'),
  ukuran: () => import('./layar/measure-ukuran.ts'),
  interaksi: () => import('./layar/measure-interaksi.ts'),
  lighthouse: () => import('./layar/measure-lighthouse.ts'),
};

/** `npm run bench`, or `npm run bench -- presensi riwayat` for some of them. */
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(MEASUREMENTS);
const unknown = names.find((name) => !MEASUREMENTS[name]);
if (unknown) {
  throw new Error(`Tidak ada pengukuran ${unknown}. Yang ada: ${Object.keys(MEASUREMENTS).join(', ')}.`);
}
endAllAtLast();
for (const sentence of ensureSystemTools()) console.error(sentence);

const figures: Figure[] = [];
const failed: string[] = [];
for (const name of names) {
  console.error(`Mengukur ${name}...`);
  try {
    for (const figure of (await (await MEASUREMENTS[name]?.())?.measure()) ?? []) {
      console.log(figureLine(figure));
      figures.push(figure);
    }
  } catch (error) {
    // The others are measured still, on a machine on which nothing of this one is left running.
    console.error(error);
    failed.push(name);
  }
  await endAll();
}
if (failed.length > 0) console.error(`Tidak terukur: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 && figures.every(isKept) ? 0 : 1;
