import type { TindakanPresensiManual } from '@hadir/rules/presensi/manual/tindakan-presensi-manual.ts';
import { decideJenjang, type HasilJenjang } from '../../persetujuan/jalan/decide-jenjang.ts';
import type { Jalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { judgeGiliran, type Dijawab } from '../../persetujuan/jalan/judge-giliran.ts';
import type { HakPutus } from '../../persetujuan/jalan/judge-hak.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

export type GerakManual = Dijawab & { tindakan: TindakanPresensiManual; keterangan: string };

/** Where a request waits, and who may decide it. */
export type Antre = { jalan: Jalan; hak: HakPutus | undefined };

/** Keeps the caller's decision on a request that waits, or says why it is not his to make now. */
export async function decideGiliranManual(
  ctx: OrganisasiCtx,
  { jalan, hak }: Antre,
  { tindakan, keterangan, ...dijawab }: GerakManual,
): Promise<HasilJenjang | Refusal> {
  const langkah = await judgeGiliran(ctx, jalan, hak, dijawab);
  if (langkah instanceof Refusal) return langkah;
  return decideJenjang(ctx, { jalan, langkah }, { is_setuju: tindakan === 'setujui', keterangan });
}
