import type { pendaftaranWajah } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectWajahMenunggu } from './wajah.queries.ts';

export const listWajahMenunggu: Verb<typeof pendaftaranWajah.listWajahMenunggu> = selectWajahMenunggu;
