import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../../bench/kit/figure.ts';
import type { Lapangan, Owner } from './start-lapangan.ts';
import { runProcess } from './start-process.ts';

const listPresensi = async (owner: Owner) =>
  (await owner.query<{ presensi_id: string }>('select presensi_id from presensi')).rows.map((row) => row.presensi_id);

/**
 * Deletes every tap, and takes the whole cluster back to the moment before, step by step as the guide says
 * (docs/panduan/operasi.md, Ke suatu saat): restored to that moment it pauses, is looked at, and only then goes on.
 * The first moment is a wrong one, too late.
 */
export async function pulihkan({ programs, cluster, disalin, servers, pekerja, asOwner }: Lapangan): Promise<Figure[]> {
  const semua = await asOwner(listPresensi);
  const { sebelum, sesudah } = await asOwner(deleteAll);
  console.error(`Presensi dihapus; keadaan ${sebelum} dipulihkan dari arsip...`);
  // 1
  await Promise.all([...servers, ...pekerja].map(({ stop }) => stop()));
  // 2
  const { pemimpin } = await cluster.untilWhole();
  const pengaturan = await pemimpin.patronictl(['show-config']);
  for (const node of cluster.nodes) if (node !== pemimpin) await node.stop();
  await pemimpin.stop();
  // 3
  await disalin.patronictl(['remove', 'hadir'], 'hadir\nYes I am aware\n');
  // 4, on the machine whose settings are in the copy: on this one machine each has ports of its own.
  const data = join(disalin.folder, 'data');
  const run = (program: string, ...args: string[]) =>
    runProcess(cluster.folder, join(programs, program), args, disalin.arsip);
  const psql = async (ask: string, database = 'postgres') =>
    (
      await run('psql', '-h', disalin.folder, '-p', String(disalin.postgres), '-U', 'postgres', '-Atc', ask, database)
    ).trim();
  const restore = (target: string, ...more: string[]) =>
    disalin.pgbackrest(...more, '--type=time', `--target=${target}`, 'restore');
  const log = join(disalin.folder, 'pulih.log');
  const start = () => run('pg_ctl', '-D', data, '-l', log, '-w', '-t', '600', '-o', '-c listen_addresses=', 'start');
  const stop = () => run('pg_ctl', '-D', data, 'stop');
  const look = async () => {
    await start();
    while ((await psql('select pg_get_wal_replay_pause_state()')) !== 'paused') await sleep(200);
    return Number(await psql('select count(*) from presensi', 'hadir'));
  };
  await rename(data, `${data}.lama`);
  await restore(sesudah);
  const terlambat = await look();
  // 5: not the moment, so once more to another; that one is, and is gone on from.
  await stop();
  await restore(sebelum, '--delta');
  const dilihat = await look();
  await psql('select pg_wal_replay_resume()');
  while ((await psql('select pg_is_in_recovery()')) !== 'f') await sleep(200);
  // 6
  await stop();
  disalin.start();
  // 7
  for (const node of cluster.nodes) {
    if (node === disalin) continue;
    await rename(join(node.folder, 'data'), join(node.folder, 'data.lama'));
    node.start();
  }
  await cluster.untilWhole();
  const disetel = await disalin.patronictl(['show-config']);
  // 8
  for (const server of [...servers, ...pekerja]) await server.start();
  const kembali = new Set(await asOwner(listPresensi));
  const jumlah = { satuan: 'presensi', batas: 0, arah: 'paling banyak' } as const;
  return [
    { nama: 'pulih: terlihat selagi berhenti di saat yang terlambat', nilai: terlambat, ...jumlah },
    {
      nama: 'pulih: terlihat selagi berhenti lain dari sebelum dihapus',
      nilai: Math.abs(dilihat - semua.length),
      ...jumlah,
    },
    {
      nama: 'pulih: presensi yang terhapus tidak kembali dari arsip',
      nilai: semua.filter((one) => !kembali.has(one)).length + Math.abs(kembali.size - semua.length),
      ...jumlah,
    },
    {
      nama: 'pulih: pengaturan gugus lain dari yang disimpan',
      nilai: Number(disetel !== pengaturan),
      satuan: 'kali',
      batas: 0,
      arah: 'paling banyak',
    },
  ];
}

/** Answers the moments before and after; a commit comes after either, without which nothing is known to have reached it. */
async function deleteAll(owner: Owner): Promise<{ sebelum: string; sesudah: string }> {
  const now = async () => {
    const { rows } = await owner.query<{ saat: string }>('select clock_timestamp()::text as saat');
    await sleep(1_000);
    return rows[0]?.saat ?? '';
  };
  const sebelum = await now();
  await owner.query('alter table presensi disable trigger user');
  await owner.query('delete from presensi');
  const sesudah = await now();
  await owner.query('alter table presensi enable trigger user');
  return { sebelum, sesudah };
}
