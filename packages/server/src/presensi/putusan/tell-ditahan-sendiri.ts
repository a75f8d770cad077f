import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import { tellAdminPengganti } from '../../persetujuan/surat/tell-admin-pengganti.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { hasDitahanSendiri, sumDitahanSendiri } from './ditahan-sendiri.queries.ts';

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
  const ditahan = isDiberitahu ? undefined : await sumDitahanSendiri(ctx.db, of);
  if (!ditahan || ditahan.jumlah === 0) return hasil;
  const today = localToday(ctx.now, await getZona(ctx.db, organisasi_id, ctx.now));
  const { jumlah, nama, instansi } = ditahan;
  const judul = `${sebutAngka(jumlah)} presensi ${nama} dari log mesinnya sendiri di ${instansi} menunggu keputusan Anda`;
  await tellAdminPengganti({ ...ctx, today }, user_id, { judul, layar: 'persetujuan?bagian=ditinjau' });
  return hasil;
}
