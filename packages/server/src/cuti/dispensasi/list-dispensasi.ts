import { selectDispensasi } from './dispensasi.queries.ts';
import type { pengaturanCuti } from '@hadir/contract/cuti/pengaturan/pengaturan-cuti.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listDispensasi: Verb<typeof pengaturanCuti.listDispensasi> = selectDispensasi;
