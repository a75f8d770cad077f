import { chownSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillTemplate } from './fill-template.ts';
import { OWNER } from './start-process.ts';

type Machine = { FOLDER: string; PORTA_POSTGRES: number };

/** `deploy/pgbackrest.conf` of one machine, and the environment in which a folder that all of them share is its archive. */
export async function prepareArsip(folder: string, { FOLDER, PORTA_POSTGRES }: Machine) {
  const settings = join(FOLDER, 'pgbackrest.conf');
  const values = {
    S3_ARSIP: 'arsip.contoh.id',
    S3_WILAYAH: 'id',
    S3_WADAH: 'hadir-arsip',
    S3_KUNCI: 'kunci',
    S3_SANDI: 'sandi',
    SANDI_ARSIP: 'sandi-untuk-mencoba',
    PROSES_ARSIP: 1,
    FOLDER,
    PORTA_POSTGRES,
  };
  await writeFile(settings, fillTemplate('pgbackrest.conf', values));
  const own = ['spool', 'catatan', 'kunci'].map((name) => join(FOLDER, name));
  const arsip = join(folder, 'arsip');
  for (const path of [...own, arsip]) await mkdir(path, { recursive: true, mode: 0o700 });
  if (OWNER) for (const path of [settings, ...own, arsip]) chownSync(path, OWNER.uid, OWNER.gid);
  const [spool = '', catatan = '', kunci = ''] = own;
  return {
    PGBACKREST_CONFIG: settings,
    PGBACKREST_REPO1_TYPE: 'posix',
    PGBACKREST_REPO1_PATH: arsip,
    PGBACKREST_SPOOL_PATH: spool,
    PGBACKREST_LOG_PATH: catatan,
    PGBACKREST_LOCK_PATH: kunci,
  };
}
