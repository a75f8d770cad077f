import type { mutasi as kontrak } from '@hadir/contract/mutasi/daftar/mutasi.contract.ts';
import type { MutasiDetail } from '@hadir/contract/mutasi/mutasi.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import { judgeLangkahMutasi } from '@hadir/rules/mutasi/judge-langkah-mutasi.ts';
import { checkTempat } from '../../anggota/penempatan/check-tempat.ts';
import type { MilikCtx, OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { emptyToNull } from '../../platform/kit/empty-to-null.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { applyLangkah } from './apply-langkah.ts';
import { lockTerlihat } from './lock-terlihat.ts';
import { keadaanOf, sisiOf } from './to-mutasi.ts';
import { toMutasiDetail } from './to-mutasi-detail.ts';

type Isi = Omit<Input<typeof kontrak.confirmMutasi>, 'organisasi_id'>;

/**
 * The caller's next step with a transfer: the origin sends it, the destination confirms it and says where it puts him.
 * With `preview` it is only told what would go along there.
 */
export const confirmMutasi = (ctx: OrganisasiCtx, isi: Isi): Promise<MutasiDetail> => confirmMutasiDi(ctx, isi);

/** The same for whoever acts; a tenant's admin comes with the destination that he stands above. */
export async function confirmMutasiDi(
  ctx: MilikCtx,
  isi: Isi,
  enterTujuan: (organisasi_id: number) => Promise<OrganisasiCtx> = () => Promise.resolve(ctx as OrganisasiCtx),
): Promise<MutasiDetail> {
  const { mutasi, dilihat } = await lockTerlihat(ctx, isi);
  const sisi = sisiOf(ctx, mutasi);
  const langkah = judgeLangkahMutasi('konfirmasi', keadaanOf(mutasi), sisi, dilihat);
  if ('refused' in langkah) throw new Refusal(`mutasi.${langkah.refused}`);

  const isian = { ...tempatOf(isi, sisi === 'keduanya' ? mutasi : null), email: emptyToNull(isi.email) };
  const isPlaced = sisi !== 'asal' && mutasi.tujuan_organisasi_id !== null;
  if (isPlaced) await checkTempat(await enterTujuan(mutasi.tujuan_organisasi_id ?? 0), [isian]);
  const placed = isPlaced ? isian : {};
  if (isi.preview) return toMutasiDetail(ctx, { ...mutasi, ...placed });

  const changed = await applyLangkah(ctx, mutasi, langkah, placed);
  ctx.logChange({
    sebelum: { status: mutasi.status },
    sesudah: { status: changed.status, nama: mutasi.nama, ...placed },
  });
  return toMutasiDetail(ctx, changed);
}

type Tempat = Pick<MutasiTersimpan, 'group_id' | 'lokasi_presensi_ids' | 'pin'>;

/** Where he is put; what is left out stays as it was written down by who stands above both places. */
function tempatOf({ group_id, lokasi_presensi_ids = [], pin }: Isi, tertulis: Tempat | null): Tempat {
  return {
    group_id: group_id ?? tertulis?.group_id ?? null,
    lokasi_presensi_ids: lokasi_presensi_ids.length > 0 ? lokasi_presensi_ids : (tertulis?.lokasi_presensi_ids ?? []),
    pin: emptyToNull(pin) ?? tertulis?.pin ?? null,
  };
}
