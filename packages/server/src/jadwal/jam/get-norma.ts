import { selectNorma } from './norma.queries.ts';
import type { jadwal } from '@hadir/contract/jadwal/jam/jadwal.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const getNorma: Verb<typeof jadwal.getNorma> = selectNorma;
