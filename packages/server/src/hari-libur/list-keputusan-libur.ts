import { listKeputusan } from './libur-nasional.queries.ts';
import type { liburNasional } from '@hadir/contract/hari-libur/libur-nasional.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listKeputusanLibur: Verb<typeof liburNasional.listKeputusanLibur> = ({ db }) => listKeputusan(db);
