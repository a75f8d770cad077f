import type { KeadaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import { judgeSambunganKirim } from '@hadir/rules/verval/judge-kirim.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whether the organisation's months can be sent from here at all. */
export function keadaanKirimOf({ organisasi, deps }: OrganisasiCtx): KeadaanKirim['keadaan'] {
  return judgeSambunganKirim(organisasi, { isDiatur: deps.simpatika !== null });
}
