import { toAmbang } from '@hadir/rules/wajah/judge-wajah.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open/open-db.ts';

export type AturanWajah = { is_wajah: boolean; ambang: number };

type Ctx = { db: Db; today: string; organisasi: { organisasi_id: number } };

/** Whether faces are compared in the organisation today, and by which threshold. */
export async function findAturanWajah({ db, today, organisasi }: Ctx): Promise<AturanWajah> {
  const { rows } = await sql<{ is_wajah: boolean; ambang_wajah: number }>`
    select is_wajah, ambang_wajah from hadir.aturan_wajah(${organisasi.organisasi_id}, ${today}::date)`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Every organisasi has a rule about faces');
  return { is_wajah: row.is_wajah, ambang: toAmbang(row.ambang_wajah) };
}
