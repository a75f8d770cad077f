import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { updateMutasi, type MutasiTersimpan } from './mutasi.queries.ts';

/** Ends a transfer that has not moved anybody, in the caller's name, with what he says of it. */
export const giveUpMutasi = (
  { db, actor, now }: MilikCtx,
  { mutasi_id }: Pick<MutasiTersimpan, 'mutasi_id'>,
  keterangan: string,
): Promise<MutasiTersimpan> =>
  updateMutasi(db, mutasi_id, {
    status: STATUS_AKSES.ditolak,
    keterangan_putusan: keterangan,
    diputuskan_oleh: actor.user_id,
    pemutus: actor.nama,
    diputuskan_pada: now,
    tertahan: null,
  });
