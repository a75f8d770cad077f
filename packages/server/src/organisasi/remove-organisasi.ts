import { refuseIfReferenced } from '../platform/db/scope/refuse-if-referenced.ts';
import { listBergantung } from '../platform/db/scope/yang-bergantung.queries.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal } from '../platform/kit/refusal.ts';
import { sebutBergantung } from '../platform/kit/sebut-bergantung.ts';
import { getOrganisasi } from './get-organisasi.ts';
import { deleteOrganisasi } from './organisasi.queries.ts';

/** Removes an organisation while nothing hangs on it; refused with what does (aturan/tenant#penghapusan). */
export async function removeOrganisasi(ctx: OrganisasiCtx): Promise<null> {
  const sebelum = await getOrganisasi(ctx);
  const isi = await listBergantung(ctx.db, ctx.tenant_id, sebelum.organisasi_id);
  if (isi.length > 0) throw new Refusal('organisasi.in_use', { isi: sebutBergantung(isi) });
  await refuseIfReferenced('organisasi.in_use', () => deleteOrganisasi(ctx, sebelum.organisasi_id), {
    isi: 'data yang baru saja ditambahkan',
  });
  ctx.logChange({ sebelum });
  return null;
}
