import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { generateLaporan } from './generate-laporan.ts';
import { listLaporan } from './laporan.queries.ts';
import { sendLaporan } from './send-laporan.ts';

export const laporanRoutes: Handlers<typeof contract.laporan> = {
  terakhir: listLaporan,
  generate: generateLaporan,
  unduh: sendLaporan,
};
