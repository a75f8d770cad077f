import type { contract } from '@hadir/contract/contract.ts';
import { enterOrganisasi } from '../../../platform/http/access/enter-organisasi.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changePengaturan } from '../../../pengaturan/change-pengaturan.ts';
import { getPengaturan } from '../../../pengaturan/get-pengaturan.ts';

export const pengaturanRoutes: Handlers<typeof contract.pengaturan> = {
  get: getPengaturan,
  insert: async (ctx, input) => {
    const rules = { method: 'POST', who: 'operator', access: 'organisasi.index', locked: 'no' } as const;
    return changePengaturan(await enterOrganisasi(ctx, input.organisasi_id, rules), input);
  },
  update: changePengaturan,
};
