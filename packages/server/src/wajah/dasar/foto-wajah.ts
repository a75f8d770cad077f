import type { Upload } from '@hadir/contract/kit/endpoint.ts';
import type { Transaction } from 'kysely';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Tables } from '../../platform/db/open/tables.ts';
import { inWholeTenant } from '../../platform/db/scope/in-whole-tenant.ts';
import { findBerkas } from '../../platform/files/berkas.queries.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { sendImage } from '../../platform/http/lampiran/send-image.ts';

// An enrolment is the person's in the tenant, whichever of his organisations it was made in, and so are its photos.

export function putFotoWajah(ctx: OrganisasiCtx, foto: Upload): Promise<string> {
  const { db, deps, actor, tenant_id } = ctx;
  return inWholeTenant(db as Transaction<Tables>, async () => {
    const { mediaType, content } = foto;
    const milik = { tenant_id, organisasi_id: null, dibuat_oleh: actor.user_id };
    return (await deps.files.put(db, { ...milik, jenis: 'foto-wajah', mediaType, content })).berkas_id;
  });
}

export const sendFotoWajah = (ctx: OrganisasiCtx, berkas_id: string): Promise<Download> =>
  inWholeTenant(ctx.db as Transaction<Tables>, () => sendImage(ctx, berkas_id));

type Ctx = { db: Db; deps: Pick<Deps, 'files'>; now: Date };

/** Takes these photos away for good. */
export function removeFotoWajah({ db, deps, now }: Ctx, berkas_ids: readonly string[]): Promise<void> {
  return inWholeTenant(db as Transaction<Tables>, async () => {
    for (const berkas_id of berkas_ids) {
      const berkas = await findBerkas(db, berkas_id);
      if (berkas) await deps.files.remove(db, berkas, now);
    }
  });
}
