import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getJadwalBerlaku } from '../../../jadwal/berlaku/get-jadwal-berlaku.ts';
import { listLiburAnggota } from '../../../jadwal/berlaku/list-libur-anggota.ts';

export const jadwalBerlakuRoutes: Handlers<typeof contract.jadwalBerlaku> = {
  getJadwalBerlaku,
  listLiburAnggota,
};
