import { selectSkorRows } from './skor-presensi.queries.ts';
import type { skorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listSkor: Verb<typeof skorPresensi.listSkor> = selectSkorRows;
