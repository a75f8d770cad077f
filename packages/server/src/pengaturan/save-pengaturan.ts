import { enterOrganisasi } from '../platform/http/access/enter-organisasi.ts';
import { changePengaturan } from './change-pengaturan.ts';
import type { pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const savePengaturan: Verb<typeof pengaturan.savePengaturan> = async (ctx, input) => {
  const rules = { method: 'POST', who: 'operator', access: 'organisasi.index', locked: 'no' } as const;
  return changePengaturan(await enterOrganisasi(ctx, input.organisasi_id, rules), input);
};
