import { isTerlihat } from '@hadir/rules/akses/terlihat.ts';
import { selectAnggotaAktif } from '../dasar/anggota.queries.ts';
import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

/** Active members to choose from; a photo only of those whom the caller sees (aturan/akses#foto). */
export const listAnggotaAktif: Verb<typeof anggota.listAnggotaAktif> = async (ctx, filter) => {
  const rows = await selectAnggotaAktif(ctx, filter);
  return rows.map((one) => (isTerlihat(ctx.actor, { milik: [one.user_id] }) ? one : { ...one, file_foto: null }));
};
