import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import { runServer } from '../../bench/kit/run-server.ts';
import { readPostmasterLock } from '../../packages/server/src/platform/db/embedded/postmaster-lock.ts';
import { hitungKetukan, mulaiKetukan } from './ketukan.ts';
import { withBasisData, type BasisData } from './with-basis-data.ts';

const ANTARA_MS = 400;

/** Kills without a warning, in turn, the server, a database process that works for it, and the whole database. */
export async function serang(kali = 100): Promise<Figure[]> {
  return withBasisData(50, async (basisData) => {
    const server = await runServer({ env: { DATABASE_URL: basisData.url } });
    try {
      const ketukan = mulaiKetukan(basisData, [server.url]);
      for (let ke = 0; ke < kali; ke += 1) {
        await sleep(ANTARA_MS);
        if (ke % 3 === 0) {
          await server.kill();
          // It does not start on a database that is still recovering from the kill before.
          await untilAnswered(() => basisData.asOwner((owner) => owner.query('select 1')));
          await server.start();
        } else await (ke % 3 === 1 ? killBackend(basisData) : killPostmaster(basisData));
      }
      const figures = await hitungKetukan('mati', basisData, await ketukan.selesai());
      return [{ nama: 'mati: kill -9', nilai: kali, satuan: 'kali', batas: kali, arah: 'paling sedikit' }, ...figures];
    } finally {
      await server.remove();
    }
  });
}

/** PostgreSQL then ends all others too, and recovers. */
async function killBackend({ asOwner }: BasisData): Promise<void> {
  const pid = await untilAnswered(() =>
    asOwner(async (owner) => {
      const { rows } = await owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'hadir' limit 1`,
      );
      return rows[0]?.pid;
    }),
  );
  if (pid !== undefined) kill(pid);
}

async function killPostmaster({ clusterDir }: BasisData): Promise<void> {
  const lock = await readPostmasterLock(clusterDir);
  if (lock) kill(lock.pid);
}

/** A process that has ended meanwhile was killed already. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The database may be recovering from the kill before. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tried === 200) throw error;
      await sleep(50);
    }
  }
}
