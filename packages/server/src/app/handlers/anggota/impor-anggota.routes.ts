import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { exportAnggota } from '../../../anggota/daftar/export-anggota.ts';
import { getFormatAnggota } from '../../../anggota/impor/get-format-anggota.ts';
import { importAnggota } from '../../../anggota/impor/import-anggota.ts';
import { printKartu } from '../../../anggota/cetak/print-kartu.ts';
import { printToken } from '../../../anggota/cetak/print-token.ts';

export const imporAnggotaRoutes: Handlers<typeof contract.imporAnggota> = {
  importAnggota,
  getFormatAnggota,
  exportAnggota,
  printToken,
  printKartu,
};
