import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AMBANG_WAJAH, toAmbang } from '../../packages/rules/src/wajah/judge-wajah.ts';
import { measureAmbang, type WajahOrang } from '../../packages/rules/src/wajah/measure-ambang.ts';
import { runTask } from '../../packages/server/src/platform/workers/run-task.ts';

const GAMBAR = /\.(jpe?g|png|webp)$/i;
const LANGKAH = 5;

/** What each threshold that may be set would do to the pictures in a folder of folders, one for each person, line by line. */
export async function measureFolder(folder: string): Promise<string[]> {
  const wajah: WajahOrang[] = [];
  const takTerukur: string[] = [];
  for (const orang of await foldersOf(folder)) {
    for (const file of (await readdir(join(folder, orang))).filter((name) => GAMBAR.test(name))) {
      const content = new Uint8Array(await readFile(join(folder, orang, file)));
      const hasil = await runTask('computeWajah', { content }, { caller: 'ukur' });
      if ('sebab' in hasil) takTerukur.push(`${orang}/${file}: ${hasil.sebab}`);
      else wajah.push({ orang, ciri: hasil.ciri });
    }
  }
  const jumlah = (AMBANG_WAJAH.maks - AMBANG_WAJAH.min) / LANGKAH + 1;
  const ambang = Array.from({ length: jumlah }, (_, n) => toAmbang(AMBANG_WAJAH.min + n * LANGKAH));
  const { sama, beda, ambang: ukuran } = measureAmbang(wajah, ambang);
  return [
    ...takTerukur.map((satu) => `Tidak terukur: ${satu}`),
    `${wajah.length} gambar terukur; ${sama} pasangan orang yang sama, ${beda} pasangan orang berbeda.`,
    'ambang | orang lain lolos | orang sama tertolak',
    ...ukuran.map(
      ({ ambang: batas, salahTerima, salahTolak }) =>
        `${batas.toFixed(2).replace('.', ',')} | ${bagian(salahTerima, beda)} | ${bagian(salahTolak, sama)}`,
    ),
  ];
}

async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const bagian = (dari: number, semua: number) =>
  `${dari} dari ${semua} (${semua === 0 ? '–' : `${((dari / semua) * 100).toFixed(1).replace('.', ',')}%`})`;
