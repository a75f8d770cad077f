import { selectAnggotaAktif } from '../dasar/anggota.queries.ts';
import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listAnggotaAktif: Verb<typeof anggota.listAnggotaAktif> = selectAnggotaAktif;
