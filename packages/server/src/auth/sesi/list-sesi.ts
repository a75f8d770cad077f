import { selectSesi } from './sesi.queries.ts';
import type { auth } from '@hadir/contract/auth/auth.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listSesi: Verb<typeof auth.listSesi> = selectSesi;
