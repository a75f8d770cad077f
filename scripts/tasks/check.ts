import { spawnSync } from 'node:child_process';
import { findMissingPaths } from './find-missing-paths.ts';

const PROGRAMS = {
  'tipe (tsc)': ['tsc', '--noEmit', '-p', '.'],
  'aturan (oxlint)': ['oxlint', '--quiet', '.'],
  'bentuk (oxfmt)': ['oxfmt', '--check', '.'],
  'kode tak terpakai (knip)': ['knip', '--no-progress'],
};

const faults = Object.entries(PROGRAMS).filter(([name, args]) => {
  console.log(`— ${name}`);
  return spawnSync('npx', args, { stdio: 'inherit' }).status !== 0;
});
console.log('— alamat berkas dalam dokumen');
const missing = findMissingPaths();
for (const line of missing) console.log(line);

const failed = [...faults.map(([name]) => name), ...(missing.length ? ['alamat berkas dalam dokumen'] : [])];
console.log(failed.length ? `Belum baik: ${failed.join(', ')}` : 'Semua baik');
process.exitCode = failed.length ? 1 : 0;
