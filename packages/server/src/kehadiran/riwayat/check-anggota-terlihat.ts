import { isTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { isAnggota } from '../hari/anggota.queries.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

/** Refuses (404) who is no member of the organisation, and to a plain user everybody else. */
export async function checkAnggotaTerlihat({ db, organisasi, actor }: OrganisasiCtx, user_id: number): Promise<void> {
  const isSeen = isTerlihat(actor, { milik: [user_id] });
  foundOnlyIf(isSeen && (await isAnggota(db, organisasi.organisasi_id, user_id)));
}
