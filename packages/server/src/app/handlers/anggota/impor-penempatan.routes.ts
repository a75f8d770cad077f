import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { importPenempatan } from '../../../anggota/impor/import-penempatan.ts';
import { writeFormatPenempatan } from '../../../anggota/impor/write-format-penempatan.ts';

export const imporPenempatanRoutes: Handlers<typeof contract.imporPenempatan> = {
  import: importPenempatan,
  template: writeFormatPenempatan,
};
