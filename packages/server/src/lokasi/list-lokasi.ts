import { selectLokasiRows } from './lokasi.queries.ts';
import type { lokasi } from '@hadir/contract/lokasi/lokasi.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listLokasi: Verb<typeof lokasi.listLokasi> = selectLokasiRows;
