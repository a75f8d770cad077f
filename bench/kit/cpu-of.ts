import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** Linux counts processor time in hundredths of a second. */
const KALI_SEDETIK = 100;

/** Seconds of one core that a process has used so far, with `mati` also by its children that have ended. */
export function cpuOf(pid: number, mati = false): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of a program may hold anything; the numbers come after its last bracket.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, userMati = 0, systemMati = 0] = fields.slice(11, 15);
  return (user + system + (mati ? userMati + systemMati : 0)) / KALI_SEDETIK;
}

/** The same of a PostgreSQL on this machine, all its processes together. */
export async function cpuOfDatabase(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ isi: string }>("select pg_read_file('postmaster.pid') as isi");
  const induk = Number(rows[0]?.isi.split('\n')[0]);
  const anak = readFileSync(`/proc/${induk}/task/${induk}/children`, 'utf8').trim().split(' ').map(Number);
  return cpuOf(induk, true) + anak.reduce((sum, pid) => sum + cpuOf(pid), 0);
}
