import { spawnSync } from 'node:child_process';
import { countHouse } from '../house/count-house.ts';
import { describeHouse } from '../house/describe-house.ts';

const PROGRAMS = {
  'tipe (tsc)': ['tsc', '--noEmit', '-p', '.'],
  'aturan (oxlint)': ['oxlint', '--quiet', '.'],
  'bentuk (oxfmt)': ['oxfmt', '--check', '.'],
  'kode tak terpakai (knip)': ['knip', '--no-progress'],
};

const failed = Object.entries(PROGRAMS).filter(([name, args]) => {
  console.log(`— ${name}`);
  return spawnSync('npx', args, { stdio: 'inherit' }).status !== 0;
});
console.log(`— rumah\n${describeHouse(countHouse())}`);
console.log(failed.length ? `Belum baik: ${failed.map(([name]) => name).join(', ')}` : 'Semua baik');
process.exitCode = failed.length ? 1 : 0;
