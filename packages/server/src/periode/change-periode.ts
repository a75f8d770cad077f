import { savePeriode } from './save-periode.ts';
import type { periode } from '@hadir/contract/periode/periode.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const changePeriode: Verb<typeof periode.changePeriode> = savePeriode;
