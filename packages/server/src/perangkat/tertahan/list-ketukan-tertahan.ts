import type { ketukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';
import { selectTertahan } from './tertahan-daftar.queries.ts';

export const listKetukanTertahan: Verb<typeof ketukanTertahan.listKetukanTertahan> = selectTertahan;
