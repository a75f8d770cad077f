import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { changeKeputusanLibur } from '../../../hari-libur/change-keputusan-libur.ts';
import { listKeputusanLibur } from '../../../hari-libur/list-keputusan-libur.ts';

export const liburNasionalRoutes: Handlers<typeof contract.liburNasional> = {
  listKeputusanLibur,
  changeKeputusanLibur,
};
