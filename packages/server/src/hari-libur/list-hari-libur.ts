import { selectHariLiburRows } from './hari-libur.queries.ts';
import type { hariLibur } from '@hadir/contract/hari-libur/hari-libur.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listHariLibur: Verb<typeof hariLibur.listHariLibur> = selectHariLiburRows;
