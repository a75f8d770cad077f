import type { Mutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { judgeLangkahMutasi, type LangkahMutasi, type SisiMutasi } from '@hadir/rules/mutasi/judge-langkah-mutasi.ts';
import { mewakiliMutasi } from '@hadir/rules/mutasi/mewakili-mutasi.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';

/** For whom the caller acts in a transfer that he sees. */
export function sisiOf({ organisasi, tenant_id }: MilikCtx, mutasi: MutasiTersimpan): SisiMutasi {
  if (organisasi) return mutasi.organisasi_id === organisasi.organisasi_id ? 'asal' : 'tujuan';
  if (mutasi.tenant_id !== tenant_id) return 'tujuan';
  return mutasi.tujuan_tenant_id === tenant_id ? 'keduanya' : 'asal';
}

export const keadaanOf = ({ jenis, status, dipindahkan_pada }: MutasiTersimpan) => ({
  jenis,
  status,
  is_dipindahkan: dipindahkan_pada !== null,
});

/** A transfer as the caller's side sees it: whose account it is only where he is, or was, its own. */
export function toMutasi(ctx: MilikCtx, mutasi: MutasiTersimpan): Mutasi {
  const sisi = sisiOf(ctx, mutasi);
  const may = (langkah: LangkahMutasi) =>
    mewakiliMutasi(ctx.actor.peran, ctx.organisasi ? 'organisasi' : 'tenant') &&
    'status' in judgeLangkahMutasi(langkah, keadaanOf(mutasi), sisi);
  return {
    ...mutasi,
    sisi,
    user_id: sisi === 'tujuan' ? mutasi.tujuan_user_id : mutasi.user_id,
    tujuan_organisasi_id: sisi === 'asal' ? null : mutasi.tujuan_organisasi_id,
    is_antar_tenant: mutasi.tujuan_tenant_id !== null && mutasi.tujuan_tenant_id !== mutasi.tenant_id,
    boleh: { konfirmasi: may('konfirmasi'), batal: may('batal') },
  };
}
