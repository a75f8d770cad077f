import { selectGrupRows } from './grup.queries.ts';
import type { grup } from '@hadir/contract/grup/grup.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listGrup: Verb<typeof grup.listGrup> = selectGrupRows;
