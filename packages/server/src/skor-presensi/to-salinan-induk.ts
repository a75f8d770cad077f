import { listSkorTersisih } from '@hadir/rules/kehadiran/hari/list-skor-tersisih.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { listSkorBerpemilik, type SkorRow } from './skor-presensi.queries.ts';

/** What goes on as an organisation's own of its tenant's categories that a new one puts out of force. */
export async function toSalinanInduk(ctx: MilikCtx, baru: SkorRow): Promise<SkorRow[]> {
  return listSkorTersisih(await listSkorBerpemilik(ctx), baru)
    .filter(({ isDiganti }) => !isDiganti)
    .map(({ skor: { nama, jenis, menit_dari, menit_sampai, potongan }, tgl_mulai, tgl_selesai }) => {
      return { nama, jenis, menit_dari, menit_sampai, potongan, tgl_mulai, tgl_selesai };
    });
}
