import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { changeKeputusan } from './change-keputusan.ts';
import { listKeputusan } from './libur-nasional.queries.ts';

export const liburNasionalRoutes: Handlers<typeof contract.liburNasional> = {
  list: ({ db }) => listKeputusan(db),
  update: changeKeputusan,
};
