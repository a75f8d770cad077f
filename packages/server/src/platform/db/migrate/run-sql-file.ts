import type pg from 'pg';
import { StartFailure } from '../../kit/start-failure.ts';
import { applyBriefly } from './apply-briefly.ts';

export type SqlFile = { nama: string; sql: string; checksum: string };

/** How a file begins whose statements, between empty lines, each run by themselves: what PostgreSQL does in no transaction. */
const SENDIRI = '-- di luar transaksi\n';

/**
 * What is locked before a released file that comes to days before events: whoever checks in comes to his event first, and the
 * two would wait for each other each time that the file is tried.
 */
const DULU: Record<string, string> = {
  '1013_masa_kehadiran.sql': 'lock table presensi in share row exclusive mode',
};

/**
 * Runs it and notes under which checksum it ran, both or neither; a file outside a transaction runs again from its beginning
 * where it did not come to its end. Refuses with the line on which it failed.
 */
export async function runSqlFile(client: pg.Client, file: SqlFile): Promise<void> {
  if (!file.sql.startsWith(SENDIRI)) return runTogether(client, file);
  for (const sql of file.sql.split(/\n{2,}/))
    await client.query(sql).catch((error: unknown) => fail(file.nama, sql, error));
  await runTogether(client, { ...file, sql: '' });
}

async function runTogether(client: pg.Client, { nama, sql, checksum }: SqlFile): Promise<void> {
  await applyBriefly(client, async () => {
    const dulu = DULU[nama];
    if (dulu) await client.query(dulu);
    await client.query(sql);
    await client.query(
      `insert into hadir.migrasi (nama, checksum) values ($1, $2)
       on conflict (nama) do update set checksum = excluded.checksum, dijalankan_pada = now()`,
      [nama, checksum],
    );
  }).catch((error: unknown) => fail(nama, sql, error));
}

function fail(nama: string, sql: string, error: unknown): never {
  const { message, position } = error as pg.DatabaseError;
  const line = position ? `, baris ${sql.slice(0, Number(position)).split('\n').length}` : '';
  throw new StartFailure(`Migrasi ${nama}${line} gagal: ${message}`, { cause: error });
}
