import { selectOrganisasi } from './organisasi.queries.ts';
import type { organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';

export const listOrganisasi: Verb<typeof organisasi.listOrganisasi> = selectOrganisasi;
