import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { countHouse } from '../house/count-house.ts';
import { describeHouse } from '../house/describe-house.ts';
import { isHouseGood } from '../house/judge-house.ts';

const PROGRAMS = {
  // Each of its checkers derives for itself the types that they share: four, its default, cost half as much again as two.
  'tipe (tsc)': ['tsc', '--noEmit', '-p', '.', '--checkers', '2'],
  'aturan (oxlint)': ['oxlint', '--quiet', '.'],
  'bentuk (oxfmt)': ['oxfmt', '--check', '.'],
  'kode tak terpakai (knip)': ['knip', '--no-progress'],
};

// All at once; each is told whole as soon as those before it are.
const running = Object.entries(PROGRAMS).map(([name, args]) => ({ name, ended: run(args) }));
const failed: string[] = [];
for (const { name, ended } of running) {
  const { said, isGood } = await ended;
  console.log(`— ${name}\n${said}`.trimEnd());
  if (!isGood) failed.push(name);
}
const house = countHouse();
console.log(`— rumah\n${describeHouse(house)}`);
if (!isHouseGood(house)) failed.push('rumah');
console.log(failed.length ? `Belum baik: ${failed.join(', ')}` : 'Semua baik');
process.exitCode = failed.length ? 1 : 0;

async function run(args: string[]): Promise<{ said: string; isGood: boolean }> {
  const program = spawn('npx', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [[status], ...words] = await Promise.all([
    once(program, 'exit'),
    buffer(program.stdout),
    buffer(program.stderr),
  ]);
  return { said: words.join(''), isGood: status === 0 };
}
