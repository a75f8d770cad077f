import type { WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import type { Deskriptor } from '@hadir/rules/wajah/judge-wajah.ts';
import { updateFaceVerified } from '../../anggota/akun/akun.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { putFotoWajah } from '../dasar/foto-wajah.ts';
import { sealCiri } from '../dasar/seal-ciri.ts';
import { loadWajahAnggota } from './load-wajah-anggota.ts';
import type { IsianWajah } from './measure-potret.ts';
import { replaceWajah } from './replace-wajah.ts';
import { insertPotret, insertWajah } from './wajah.queries.ts';

type Untuk = {
  user_id: number;
  /** Whoever took the photos at his desk and so confirms them; null where they wait. */
  diputuskan_oleh: number | null;
};

/** Keeps an enrolment in the place of what waited before; at a desk also in that of what counted. */
export async function keepWajah(
  ctx: OrganisasiCtx,
  { user_id, diputuskan_oleh }: Untuk,
  isian: IsianWajah,
  ciri: readonly Deskriptor[],
): Promise<WajahAnggota> {
  const { db, deps, actor, now, organisasi } = ctx;
  const { tenant_id } = organisasi;
  await replaceWajah(ctx, user_id, diputuskan_oleh === null ? ['menunggu'] : ['menunggu', 'berlaku']);
  const { persetujuan_versi, foto_1, foto_2, foto_3 } = isian;
  const baru = { tenant_id, user_id, persetujuan_versi, dicatat_oleh: actor.user_id, diputuskan_oleh, now };
  const wajah_id = await insertWajah(db, baru);
  const potret = [];
  for (const [index, foto] of [foto_1, foto_2, foto_3].entries()) {
    const berkas_id = await putFotoWajah(ctx, foto);
    const tersegel = sealCiri(deps.secretKeys, user_id, ciri[index] ?? []);
    potret.push({ tenant_id, wajah_id, urutan: index + 1, berkas_id, ciri: tersegel });
  }
  await insertPotret(db, potret);
  if (diputuskan_oleh !== null) await updateFaceVerified(db, user_id, true);
  ctx.logChange({ sesudah: { user_id, wajah_id, persetujuan_versi }, tentang_id: user_id });
  return loadWajahAnggota(ctx, user_id);
}
