import { isSameIsi } from '@hadir/rules/pengaturan/masa.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { replacePengaturan, type PengaturanRow } from './pengaturan.queries.ts';

/** Writes versions in place of others, touching only those that differ: what is past stays the row that it was. */
export async function storePengaturan(
  db: Db,
  lama: readonly PengaturanRow[],
  baru: readonly PengaturanRow[],
): Promise<void> {
  const keyOf = (row: PengaturanRow) => `${row.organisasi_id} ${row.tgl_mulai}`;
  const [was, is] = [lama, baru].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const differs = (row: PengaturanRow, other: PengaturanRow | undefined) => !other || !isSameIsi(row, other);
  await replacePengaturan(
    db,
    lama.filter((row) => differs(row, is?.get(keyOf(row)))),
    baru.filter((row) => differs(row, was?.get(keyOf(row)))),
  );
}
