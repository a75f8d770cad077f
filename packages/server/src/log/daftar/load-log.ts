import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listBarisLog } from './log.queries.ts';
import { rentangOf, type MilikLog, type Saring } from './saring-log.ts';
import { toBarisLog } from './to-baris-log.ts';

type Halaman = { sesudah?: string | undefined; count: number };
type Daftar = { from: Tanggal; to: Tanggal | null; data: BarisLog[]; berikut: string | null };

/** A page of somebody's log. */
export async function loadLog(
  { db, today, zona }: { db: Db; today: Tanggal; zona: Zona },
  milik: MilikLog,
  { sesudah, count, ...saring }: Saring & Halaman,
): Promise<Daftar> {
  const rentang = rentangOf(saring, today, zona);
  const found = await listBarisLog(db, { milik, saring, rentang, sesudah, limit: count + 1 });
  const data = found.slice(0, count).map((baris) => toBarisLog(baris, zona));
  const berikut = found.length > count ? (data.at(-1)?.baris ?? null) : null;
  return { from: rentang.from, to: rentang.to, data, berikut };
}
