import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartFailure } from '../../kit/start-failure.ts';
import { explainDiskFull } from './explain-disk-full.ts';
import { NOBODY, unprivileged, type Privilege } from './unprivileged.ts';

/** Makes an empty cluster, or none at all: an interrupted start leaves nothing that looks whole. */
export async function createCluster(native: string, clusterDir: string, privilege: Privilege, fsync: boolean) {
  const unfinished = `${clusterDir}.baru`;
  await mkdir(dirname(clusterDir), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (privilege === 'nobody') await chown(unfinished, NOBODY.uid, NOBODY.gid);

  const flags = ['--username=hadir', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const sync = fsync ? [] : ['--no-sync'];
  const run = unprivileged(privilege, join(native, 'bin/initdb'), ['-D', unfinished, ...flags, ...collation, ...sync]);
  const child = spawn(run.command, run.args, { ...run.options, stdio: ['ignore', 'ignore', 'pipe'] });
  const [complaint, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (exitCode !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new StartFailure(
      explainDiskFull(complaint) ?? `Folder basis data ${clusterDir} tidak dapat dibuat: ${complaint.trim()}`,
    );
  }
  await rename(unfinished, clusterDir);
}
