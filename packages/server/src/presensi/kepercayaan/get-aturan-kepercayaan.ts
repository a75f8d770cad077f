import type { aturanKepercayaan } from '@hadir/contract/presensi/kepercayaan/aturan-kepercayaan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { findAturanKepercayaan } from './aturan-kepercayaan.queries.ts';

export const getAturanKepercayaan: Verb<typeof aturanKepercayaan.getAturanKepercayaan> = findAturanKepercayaan;
