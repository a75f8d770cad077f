import { selectAnggotaRows } from '../dasar/anggota.queries.ts';
import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listBiometrik: Verb<typeof anggota.listBiometrik> = selectAnggotaRows;
