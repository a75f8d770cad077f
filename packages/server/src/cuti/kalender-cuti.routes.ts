import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { addKalender } from './add-kalender.ts';
import { listKalender } from './kalender-cuti.queries.ts';
import { listKalenderAnggota } from './list-kalender-anggota.ts';
import { listKalenderHari } from './list-kalender-hari.ts';
import { revokeKalender } from './revoke-kalender.ts';
import { whileCutiAktif } from './while-cuti-aktif.ts';

export const kalenderCutiRoutes: Handlers<typeof contract.kalenderCuti> = whileCutiAktif({
  anggota: listKalenderAnggota,
  hari: listKalenderHari,
  list: listKalender,
  create: addKalender,
  revoke: revokeKalender,
});
