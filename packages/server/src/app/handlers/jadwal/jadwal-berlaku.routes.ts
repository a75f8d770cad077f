import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { askJadwalBerlaku } from '../../../jadwal/berlaku/ask-jadwal-berlaku.ts';
import { listLibur } from '../../../jadwal/berlaku/list-libur.ts';

export const jadwalBerlakuRoutes: Handlers<typeof contract.jadwalBerlaku> = {
  find: askJadwalBerlaku,
  libur: listLibur,
};
