import type { atribut } from '@hadir/contract/atribut/daftar/atribut.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectAtributRows } from './atribut.queries.ts';

export const listAtribut: Verb<typeof atribut.listAtribut> = selectAtributRows;
