import { selectPeriodeRows } from './periode.queries.ts';
import type { periode } from '@hadir/contract/periode/periode.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listPeriode: Verb<typeof periode.listPeriode> = selectPeriodeRows;
