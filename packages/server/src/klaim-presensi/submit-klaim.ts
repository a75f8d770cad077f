import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { reaches } from '@hadir/rules/akses/peran.ts';
import { putLampiran } from '../platform/http/lampiran/put-lampiran.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { openJalan } from '../persetujuan/jalan/jalan.queries.ts';
import { checkKlaim } from './check-klaim.ts';
import { getKlaim } from './get-klaim.ts';
import { insertKlaim, replaceAnggotaKlaim } from './klaim-presensi.queries.ts';
import { listAnggotaKlaim } from './list-anggota-klaim.ts';
import { toBarisKlaim } from './to-baris-klaim.ts';
import { touchKlaim } from './touch-klaim.ts';

type Call = typeof klaimPresensi.submitKlaim;

/** Files a claim: a member's goes through the chain, an operator's is in force at once (aturan/koreksi#memutuskan). */
export async function submitKlaim(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const baris = toBarisKlaim(input);
  const user_ids = await listAnggotaKlaim(ctx, input);
  await checkKlaim(ctx, baris, user_ids);
  const status = reaches(ctx.actor.peran, 'operator') ? 'berlaku' : 'diajukan';
  const lampiran = input.lampiran && !input.preview ? await putLampiran(ctx, input.lampiran) : null;
  const presensi_klaim_id = await insertKlaim(ctx, { ...baris, lampiran, status });
  await replaceAnggotaKlaim(ctx, presensi_klaim_id, user_ids);
  if (status === 'diajukan') {
    const awal = { user_id: ctx.actor.user_id, pihak_lain: user_ids, giliran_sejak: ctx.today };
    await openJalan(ctx, { untuk: 'klaim', objek_id: presensi_klaim_id }, awal);
  }
  const sesudah = await getKlaim(ctx, { presensi_klaim_id });
  ctx.logChange({ sesudah });
  return { ...sesudah, dampak: await touchKlaim(ctx, [sesudah], input.preview) };
}
