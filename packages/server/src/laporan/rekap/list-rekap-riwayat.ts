import { listRekap } from './list-rekap.ts';
import type { rekap } from '@hadir/contract/laporan/rekap/rekap.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listRekapRiwayat: Verb<typeof rekap.listRekapRiwayat> = listRekap;
