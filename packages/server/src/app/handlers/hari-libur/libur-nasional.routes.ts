import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeKeputusan } from '../../../hari-libur/change-keputusan.ts';
import { listKeputusan } from '../../../hari-libur/libur-nasional.queries.ts';

export const liburNasionalRoutes: Handlers<typeof contract.liburNasional> = {
  list: ({ db }) => listKeputusan(db),
  update: changeKeputusan,
};
