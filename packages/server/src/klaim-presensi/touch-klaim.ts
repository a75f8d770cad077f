import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import type { AtasBeku } from '../kehadiran/turunan/refuse-beku.ts';
import { requireHariAda } from '../kehadiran/hari/require-hari-ada.ts';
import { touchHari } from '../kehadiran/turunan/touch-hari.ts';

/**
 * Judges again the days that a claim covers, before and after a change of it; one that was in force at neither moment
 * touches none. A claim corrects the past by what it is, so it needs no other declaration. Refuses (433) where the days were
 * removed.
 */
export async function touchKlaim(
  ctx: OrganisasiCtx,
  moments: readonly KlaimPresensi[],
  preview = false,
  atasBeku?: AtasBeku,
): Promise<Dampak> {
  const { organisasi_id } = ctx.organisasi;
  const inForce = moments.filter(({ status }) => status === 'berlaku');
  for (const { tgl_mulai } of inForce) await requireHariAda(ctx, tgl_mulai);
  const users = new Set(inForce.flatMap(({ anggota }) => anggota.map(({ user_id }) => user_id)));
  const perubahan = {
    siapa: [...users].map((user_id) => ({ organisasi_id, user_id })),
    ranges: inForce.map(({ tgl_mulai, tgl_selesai }) => ({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai })),
    sebab: 'hari',
  } as const;
  return touchHari(ctx, perubahan, { preview, koreksi: true }, atasBeku);
}
