import { sendImage } from '../platform/http/lampiran/send-image.ts';
import { getProfilOrganisasi } from './get-profil-organisasi.ts';
import type { logo } from '@hadir/contract/organisasi/logo.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const getLogo: Verb<typeof logo.getLogo> = async (ctx) =>
  sendImage(ctx, (await getProfilOrganisasi(ctx)).file_foto);
