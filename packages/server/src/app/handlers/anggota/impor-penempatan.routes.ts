import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getFormatPenempatan } from '../../../anggota/impor/get-format-penempatan.ts';
import { importPenempatan } from '../../../anggota/impor/import-penempatan.ts';

export const imporPenempatanRoutes: Handlers<typeof contract.imporPenempatan> = {
  importPenempatan,
  getFormatPenempatan,
};
