import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addGrup } from './add-grup.ts';
import { changeGrup } from './change-grup.ts';
import { getGrup } from './get-grup.ts';
import { listGrup } from './grup.queries.ts';
import { removeGrup } from './remove-grup.ts';

export const grupRoutes: Handlers<typeof contract.grup> = {
  list: listGrup,
  insert: addGrup,
  get: getGrup,
  update: changeGrup,
  delete: removeGrup,
};
