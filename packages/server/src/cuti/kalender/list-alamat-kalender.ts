import { listKalender } from './kalender-cuti.queries.ts';
import type { kalenderCuti } from '@hadir/contract/cuti/kalender/kalender-cuti.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listAlamatKalender: Verb<typeof kalenderCuti.listAlamatKalender> = listKalender;
