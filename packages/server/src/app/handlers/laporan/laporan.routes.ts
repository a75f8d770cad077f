import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { generateLaporan } from '../../../laporan/berkas/generate-laporan.ts';
import { getBerkasLaporan } from '../../../laporan/berkas/get-berkas-laporan.ts';
import { listLaporan } from '../../../laporan/berkas/list-laporan.ts';

export const laporanRoutes: Handlers<typeof contract.laporan> = {
  listLaporan,
  generateLaporan,
  getBerkasLaporan,
};
