import { savePeriode } from './save-periode.ts';
import type { periode } from '@hadir/contract/periode/periode.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const addPeriode: Verb<typeof periode.addPeriode> = savePeriode;
