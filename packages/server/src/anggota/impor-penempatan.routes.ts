import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { importPenempatan } from './import-penempatan.ts';
import { writeFormatPenempatan } from './write-format-penempatan.ts';

export const imporPenempatanRoutes: Handlers<typeof contract.imporPenempatan> = {
  import: importPenempatan,
  template: writeFormatPenempatan,
};
