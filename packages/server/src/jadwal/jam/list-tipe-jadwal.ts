import type { jadwal } from '@hadir/contract/jadwal/jam/jadwal.contract.ts';
import { LABEL_TIPE_JADWAL, TIPE_JADWAL } from '@hadir/rules/jadwal/jam/jadwal.ts';
import type { Verb } from '../../platform/http/pipeline/mount.ts';

const DAFTAR = Object.values(TIPE_JADWAL).map((id) => ({ id, nama: LABEL_TIPE_JADWAL[id] }));

export const listTipeJadwal: Verb<typeof jadwal.listTipeJadwal> = async () => DAFTAR;
