import type { KeadaanKirim } from '@hadir/contract/verval/kirim/kirim-verval.contract.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** Whether the organisation's months can be sent from here at all. */
export function keadaanKirimOf({ organisasi, deps }: OrganisasiCtx): KeadaanKirim['keadaan'] {
  if (!isTerhubung(organisasi)) return 'tidak_terhubung';
  return deps.simpatika ? 'siap' : 'belum_diatur';
}
