import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { addAlamatKalender } from '../../../cuti/kalender/add-alamat-kalender.ts';
import { listAlamatKalender } from '../../../cuti/kalender/list-alamat-kalender.ts';
import { listKalenderAnggota } from '../../../cuti/kalender/list-kalender-anggota.ts';
import { listKalenderHari } from '../../../cuti/kalender/list-kalender-hari.ts';
import { revokeAlamatKalender } from '../../../cuti/kalender/revoke-alamat-kalender.ts';

export const kalenderCutiRoutes: Handlers<typeof contract.kalenderCuti> = {
  listKalenderAnggota,
  listKalenderHari,
  listAlamatKalender,
  addAlamatKalender,
  revokeAlamatKalender,
};
