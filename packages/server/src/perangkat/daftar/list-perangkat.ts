import type { perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectPerangkatRows } from './perangkat.queries.ts';

export const listPerangkat: Verb<typeof perangkat.listPerangkat> = selectPerangkatRows;
