import { selectPengumumanRows } from './pengumuman.queries.ts';
import type { pengumuman } from '@hadir/contract/pengumuman/pengumuman.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listPengumuman: Verb<typeof pengumuman.listPengumuman> = selectPengumumanRows;
