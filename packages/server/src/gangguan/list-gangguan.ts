import { listGangguanBy } from './gangguan.queries.ts';
import type { gangguan } from '@hadir/contract/gangguan/gangguan.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listGangguan: Verb<typeof gangguan.listGangguan> = listGangguanBy;
