import type { gangguan } from '@hadir/contract/gangguan/gangguan.contract.ts';
import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { tellAdminPengganti } from '../persetujuan/surat/tell-admin-pengganti.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { isMengubahSendiri } from './is-mengubah-sendiri.ts';
import { recordGangguan } from './record-gangguan.ts';

/** Where whoever records it may not approve it himself and no other operator may either, the tenant's admins are told. */
export const addGangguan: Verb<typeof gangguan.addGangguan> = async (ctx, input) => {
  const { organisasi_id, timezone } = ctx.organisasi;
  const dicatat = await recordGangguan(ctx, input, [organisasi_id]);
  if (await isMengubahSendiri(ctx, dicatat)) {
    const { user_id, nama } = ctx.actor;
    const tanggalOf = (saat: string) => tanggalOfWaktu(waktuLokalOf(Date.parse(saat), timezone));
    const hari = sebutRentang({ tgl_awal: tanggalOf(dicatat.dari), tgl_akhir: tanggalOf(dicatat.sampai) });
    const judul = `Gangguan ${hari} yang dicatat ${nama} menunggu keputusan Anda`;
    await tellAdminPengganti(ctx, user_id, { judul, layar: 'persetujuan?bagian=gangguan' });
  }
  return dicatat;
};
