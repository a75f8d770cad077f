import type { ketukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectPinMenunggu } from './tertahan-daftar.queries.ts';

export const listPinMenunggu: Verb<typeof ketukanTertahan.listPinMenunggu> = selectPinMenunggu;
