import { pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { enterOrganisasi } from '../platform/http/access/enter-organisasi.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { changePengaturan } from './change-pengaturan.ts';

export const savePengaturan: Verb<typeof pengaturan.savePengaturan> = async (ctx, input) =>
  changePengaturan(await enterOrganisasi(ctx, input.organisasi_id, pengaturan.savePengaturan), input);
