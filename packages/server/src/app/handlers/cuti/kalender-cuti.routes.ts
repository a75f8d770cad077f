import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addKalender } from '../../../cuti/kalender/add-kalender.ts';
import { listKalender } from '../../../cuti/kalender/kalender-cuti.queries.ts';
import { listKalenderAnggota } from '../../../cuti/kalender/list-kalender-anggota.ts';
import { listKalenderHari } from '../../../cuti/kalender/list-kalender-hari.ts';
import { revokeKalender } from '../../../cuti/kalender/revoke-kalender.ts';
import { whileCutiAktif } from '../../../cuti/pengaturan/while-cuti-aktif.ts';

export const kalenderCutiRoutes: Handlers<typeof contract.kalenderCuti> = whileCutiAktif({
  anggota: listKalenderAnggota,
  hari: listKalenderHari,
  list: listKalender,
  create: addKalender,
  revoke: revokeKalender,
});
