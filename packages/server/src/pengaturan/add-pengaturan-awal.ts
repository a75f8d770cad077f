import type { Db } from '../platform/db/open/open-db.ts';
import { IKUT_SEMUA, toPengaturanRows } from './masa-milik.ts';
import { listMasaTenant, lockPengaturan, replacePengaturan } from './pengaturan.queries.ts';

/** The settings of a new organisation: its tenant's. */
export async function addPengaturanAwal(db: Db, at: { tenant_id: number; organisasi_id: number }): Promise<void> {
  await lockPengaturan(db, at.tenant_id, 'bersama');
  await replacePengaturan(db, [], toPengaturanRows(at, await listMasaTenant(db, at.tenant_id), IKUT_SEMUA));
}
