import { selectPolaKerja } from './pola-kerja.queries.ts';
import type { polaKerja } from '@hadir/contract/jadwal/pola/pola-kerja.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listPolaKerja: Verb<typeof polaKerja.listPolaKerja> = selectPolaKerja;
