import { sendImage } from '../../platform/http/lampiran/send-image.ts';
import { findFoto } from './foto.queries.ts';
import type { foto } from '@hadir/contract/anggota/foto/foto.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const getFoto: Verb<typeof foto.getFoto> = async (ctx, { user_id }) =>
  sendImage(ctx, await findFoto(ctx, user_id));
