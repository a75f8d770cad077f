import { placeAnggota } from './place-anggota.ts';
import type { penempatan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const addPenempatan: Verb<typeof penempatan.addPenempatan> = (
  ctx,
  { user_ids, group_id, role, lokasi_presensi_ids, tgl_mulai = ctx.today, preview, koreksi },
) => {
  const tempat = user_ids.map((user_id) => ({ user_id, group_id, role, lokasi_presensi_ids }));
  return placeAnggota(ctx, tempat, tgl_mulai, { preview, koreksi });
};
