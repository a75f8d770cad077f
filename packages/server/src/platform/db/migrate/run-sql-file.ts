import type pg from 'pg';
import { StartFailure } from '../../kit/start-failure.ts';

export type SqlFile = { nama: string; sql: string; checksum: string };

/** Runs it and notes under which checksum it ran, both or neither. Refuses with the line on which it failed. */
export async function runSqlFile(client: pg.Client, { nama, sql, checksum }: SqlFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query(
      `insert into hadir.migrasi (nama, checksum) values ($1, $2)
       on conflict (nama) do update set checksum = excluded.checksum, dijalankan_pada = now()`,
      [nama, checksum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const { message, position } = error as pg.DatabaseError;
    const line = position ? `, baris ${sql.slice(0, Number(position)).split('\n').length}` : '';
    throw new StartFailure(`Migrasi ${nama}${line} gagal: ${message}`, { cause: error });
  }
}
