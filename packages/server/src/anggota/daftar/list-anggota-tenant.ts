import { selectAnggotaTenant } from './anggota-tenant.queries.ts';
import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listAnggotaTenant: Verb<typeof anggota.listAnggotaTenant> = selectAnggotaTenant;
