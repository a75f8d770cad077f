import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { openJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import type { HakPutus } from '../../persetujuan/jalan/judge-hak.ts';
import { mailPenyetuju } from '../../persetujuan/surat/mail-penyetuju.ts';
import type { Ajuan } from '../dasar/ajuan.queries.ts';
import { insertRiwayat, pelakuLangkah, TANPA_PUTUSAN, type LangkahTercatat } from '../dasar/riwayat-cuti.queries.ts';
import { mailHasilCuti } from '../surat/mail-hasil-cuti.ts';

type Terkirim = Pick<Ajuan, 'cuti_id' | 'user_id' | 'status' | 'tgl_awal' | 'tgl_akhir'> & {
  keterangan: string | null;
  /** Whether it was never sent before, so that nobody has decided on it. */
  isBaru: boolean;
};

/** The way of a request that was just sent, its history and the mails about it. Answers who may decide it, and what was done. */
export async function sendAjuan(
  ctx: OrganisasiCtx,
  { cuti_id, user_id, status, tgl_awal, tgl_akhir, keterangan, isBaru }: Terkirim,
): Promise<{ hak: HakPutus | undefined; langkah: LangkahTercatat }> {
  const kunci = { untuk: 'cuti', objek_id: cuti_id } as const;
  const tindakan = 'diajukan';
  const dikirim = { tindakan, status, keterangan, tgl_awal, tgl_akhir } as const;
  // Both leave together.
  const [jalan] = await Promise.all([
    openJalan(ctx, kunci, { user_id, giliran_sejak: ctx.today }),
    insertRiwayat(ctx, cuti_id, dikirim),
  ]);
  const hak = await mailPenyetuju(ctx, kunci, jalan);
  if (!isBaru || user_id !== ctx.actor.user_id) await mailHasilCuti(ctx, cuti_id, { tindakan }, jalan);
  return { hak, langkah: { ...dikirim, ...pelakuLangkah(ctx), ...TANPA_PUTUSAN } };
}
