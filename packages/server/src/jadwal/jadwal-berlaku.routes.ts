import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { askJadwalBerlaku } from './ask-jadwal-berlaku.ts';
import { listLibur } from './list-libur.ts';

export const jadwalBerlakuRoutes: Handlers<typeof contract.jadwalBerlaku> = {
  find: askJadwalBerlaku,
  libur: listLibur,
};
