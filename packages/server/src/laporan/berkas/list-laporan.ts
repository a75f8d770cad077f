import { selectLaporanRows } from './laporan.queries.ts';
import type { laporan } from '@hadir/contract/laporan/berkas/laporan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listLaporan: Verb<typeof laporan.listLaporan> = selectLaporanRows;
