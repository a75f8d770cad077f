import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { seesNomorPribadi } from '@hadir/rules/akses/terlihat.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Zona } from '@hadir/rules/waktu/zona.ts';
import type { Actor } from '../../platform/ctx/ctx.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listBarisLog, type BarisTersimpan } from './log.queries.ts';
import { samarkanIsi } from './samarkan-isi.ts';
import { rentangOf, type MilikLog, type Saring } from './saring-log.ts';
import { toBarisLog } from './to-baris-log.ts';

type Halaman = { sesudah?: string | undefined; count: number };
type Daftar = { from: Tanggal; to: Tanggal | null; data: BarisLog[]; berikut: string | null };

/** A page of somebody's log; who only watches reads it without private numbers. A job's is asked for by others. */
export async function loadLog(
  { db, today, zona, actor }: { db: Db; today: Tanggal; zona: Zona; actor?: Pick<Actor, 'peran' | 'hak'> },
  milik: MilikLog,
  { sesudah, count, ...saring }: Saring & Halaman,
): Promise<Daftar> {
  const rentang = rentangOf(saring, today, zona);
  const found = await listBarisLog(db, { milik, saring, rentang, sesudah, limit: count + 1 });
  const isUtuh = !actor || seesNomorPribadi(actor);
  // Whom he was refused is no news of that person to who tried: an id that was guessed has no name.
  const isDikenal = ({ hasil, tentang_id }: BarisTersimpan) =>
    !saring.is_sendiri || hasil < 400 || tentang_id === saring.pelaku_id;
  const shown = (baris: BarisTersimpan) =>
    isUtuh ? baris : { ...baris, sebelum: samarkanIsi(baris.sebelum), sesudah: samarkanIsi(baris.sesudah) };
  const data = found
    .slice(0, count)
    .map((baris) => (isDikenal(baris) ? baris : { ...baris, nama_tentang: null }))
    .map((baris) => toBarisLog(shown(baris), zona));
  const berikut = found.length > count ? (data.at(-1)?.baris ?? null) : null;
  return { from: rentang.from, to: rentang.to, data, berikut };
}
