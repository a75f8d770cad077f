import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { placeAnggota } from '../../../anggota/penempatan/place-anggota.ts';
import { listPenempatan } from '../../../anggota/penempatan/penempatan.queries.ts';

export const penempatanRoutes: Handlers<typeof contract.penempatan> = {
  list: listPenempatan,
  insert: async (ctx, { user_ids, group_id, role, lokasi_presensi_ids, tgl_mulai = ctx.today }) => {
    const tempat = user_ids.map((user_id) => ({ user_id, group_id, role, lokasi_presensi_ids }));
    return { jumlah: await placeAnggota(ctx, tempat, tgl_mulai) };
  },
  update: async (ctx, { penempatan, tgl_mulai = ctx.today }) => ({
    jumlah: await placeAnggota(ctx, penempatan, tgl_mulai),
  }),
};
