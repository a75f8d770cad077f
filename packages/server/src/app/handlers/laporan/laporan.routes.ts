import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { generateLaporan } from '../../../laporan/berkas/generate-laporan.ts';
import { listLaporan } from '../../../laporan/berkas/laporan.queries.ts';
import { sendLaporan } from '../../../laporan/berkas/send-laporan.ts';

export const laporanRoutes: Handlers<typeof contract.laporan> = {
  terakhir: listLaporan,
  generate: generateLaporan,
  unduh: sendLaporan,
};
