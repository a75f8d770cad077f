import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { closeJalan } from '../persetujuan/jalan/jalan.queries.ts';
import { mailBerakhir, type KeanggotaanBerakhir } from '../persetujuan/surat/mail-berakhir.ts';
import { listKlaimSesudah, lockKlaim, updateKlaim } from './klaim-presensi.queries.ts';

/** What the end of a membership today does to a member's claims: those that wait about later days are refused. */
export async function endKlaimAnggota(ctx: OrganisasiCtx, berakhir: KeanggotaanBerakhir): Promise<void> {
  for (const presensi_klaim_id of await listKlaimSesudah(ctx, berakhir.user_id)) {
    await lockKlaim(ctx, presensi_klaim_id);
    const putusan = { status: 'ditolak', catatan: 'Keanggotaan berakhir', diputuskan_pada: ctx.now } as const;
    await updateKlaim(ctx, presensi_klaim_id, { ...putusan, diputuskan_oleh: ctx.actor.user_id });
    const kunci = { untuk: 'klaim', objek_id: presensi_klaim_id } as const;
    await closeJalan(ctx, kunci);
    await mailBerakhir(ctx, kunci, berakhir);
  }
}
