import type { TindakanPresensiManual } from '@hadir/rules/presensi/manual/tindakan-presensi-manual.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { decideJenjang, type HasilJenjang } from '../../persetujuan/decide-jenjang.ts';
import { judgeGiliran } from '../../persetujuan/judge-giliran.ts';
import type { HakPutus, Menunggu } from '../../persetujuan/judge-hak.ts';

export type GerakManual = {
  tindakan: TindakanPresensiManual;
  keterangan: string;
  /** The level that is meant; left out, whichever has its turn. */
  urutan?: number | undefined;
};

/** Keeps the caller's decision on a request that waits, or says why it is not his to make now. */
export async function decideGiliranManual(
  ctx: OrganisasiCtx,
  menunggu: Menunggu & { presensi_manual_id: number },
  hak: HakPutus,
  { tindakan, keterangan, urutan }: GerakManual,
): Promise<HasilJenjang | Refusal> {
  const langkah = judgeGiliran(ctx, menunggu, hak, urutan);
  if (langkah instanceof Refusal) return langkah;
  const kunci = { kolom: 'presensi_manual_id', id: menunggu.presensi_manual_id } as const;
  return decideJenjang(ctx, kunci, { menunggu, langkah }, { is_setuju: tindakan === 'approve', keterangan });
}
