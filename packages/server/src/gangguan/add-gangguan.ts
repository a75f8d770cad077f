import { isAnggota } from '../kehadiran/hari/anggota.queries.ts';
import { tellAdminPengganti } from '../persetujuan/surat/tell-admin-pengganti.ts';
import { recordGangguan } from './record-gangguan.ts';
import type { gangguan } from '@hadir/contract/gangguan/gangguan.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

/** Where whoever records it has days of his own in it and no other operator may approve it, the tenant's admins are told. */
export const addGangguan: Verb<typeof gangguan.addGangguan> = async (ctx, input) => {
  const dicatat = await recordGangguan(ctx, input, [ctx.organisasi.organisasi_id]);
  const { user_id, nama } = ctx.actor;
  if (await isAnggota(ctx.db, ctx.organisasi.organisasi_id, user_id)) {
    const judul = `Gangguan yang dicatat ${nama} menunggu keputusan Anda`;
    await tellAdminPengganti(ctx, user_id, { judul, layar: 'persetujuan?bagian=gangguan' });
  }
  return dicatat;
};
