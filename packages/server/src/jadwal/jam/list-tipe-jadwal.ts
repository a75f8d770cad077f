import { DAFTAR_TIPE_JADWAL } from './tipe-jadwal.ts';
import type { jadwal } from '@hadir/contract/jadwal/jam/jadwal.contract.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

export const listTipeJadwal: Verb<typeof jadwal.listTipeJadwal> = async () => DAFTAR_TIPE_JADWAL;
