import { selectUndangan } from './undangan.queries.ts';
import type { undangan } from '@hadir/contract/anggota/undangan/undangan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listUndangan: Verb<typeof undangan.listUndangan> = selectUndangan;
