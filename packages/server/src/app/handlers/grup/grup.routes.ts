import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addGrup } from '../../../grup/add-grup.ts';
import { changeGrup } from '../../../grup/change-grup.ts';
import { getGrup } from '../../../grup/get-grup.ts';
import { listGrup } from '../../../grup/list-grup.ts';
import { removeGrup } from '../../../grup/remove-grup.ts';

export const grupRoutes: Handlers<typeof contract.grup> = {
  listGrup,
  addGrup,
  getGrup,
  changeGrup,
  removeGrup,
};
