import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addPenempatan } from '../../../anggota/penempatan/add-penempatan.ts';
import { changePenempatan } from '../../../anggota/penempatan/change-penempatan.ts';
import { listPenempatan } from '../../../anggota/penempatan/list-penempatan.ts';

export const penempatanRoutes: Handlers<typeof contract.penempatan> = {
  listPenempatan,
  addPenempatan,
  changePenempatan,
};
