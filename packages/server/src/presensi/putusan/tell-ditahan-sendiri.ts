import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { tellAdminPengganti } from '../../persetujuan/surat/tell-admin-pengganti.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { hasDitahanSendiri } from './ditahan-sendiri.queries.ts';

type Ctx = {
  db: Db;
  deps: Pick<Deps, 'mail' | 'publicUrl' | 'push'>;
  now: Date;
  organisasi: { tenant_id: number; organisasi_id: number };
};

/** What brings events of this member may bring them himself: the tenant's admins are told of it where no other operator may decide. */
export async function tellDitahanSendiri<T>(ctx: Ctx, user_id: number, catat: () => Promise<T>): Promise<T> {
  const { organisasi_id } = ctx.organisasi;
  const of = { organisasi_id, user_id };
  const isDiberitahu = await hasDitahanSendiri(ctx.db, of);
  const hasil = await catat();
  if (isDiberitahu || !(await hasDitahanSendiri(ctx.db, of))) return hasil;
  const today = localToday(ctx.now, await getZona(ctx.db, organisasi_id, ctx.now));
  const judul = 'Presensi operator dari log mesinnya sendiri menunggu keputusan Anda';
  await tellAdminPengganti({ ...ctx, today }, user_id, { judul, layar: 'persetujuan?bagian=ditinjau' });
  return hasil;
}
