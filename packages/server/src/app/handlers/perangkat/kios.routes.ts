import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { checkKios } from '../../../perangkat/kios/check-kios.ts';
import { endKios } from '../../../perangkat/kios/end-kios.ts';
import { enterKios } from '../../../perangkat/kios/enter-kios.ts';
import { getKartuSaya } from '../../../perangkat/kios/get-kartu-saya.ts';
import { listAnggotaKios } from '../../../perangkat/kios/list-anggota-kios.ts';
import { resetKartu } from '../../../perangkat/kios/reset-kartu.ts';
import { startKios } from '../../../perangkat/kios/start-kios.ts';
import { submitPresensiKios } from '../../../perangkat/kios/submit-presensi-kios.ts';
import { submitPresensiQr } from '../../../perangkat/kios/submit-presensi-qr.ts';

export const kiosRoutes: Handlers<typeof contract.kios> = {
  startKios,
  endKios,
  resetKartu,
  getKartuSaya,
  submitPresensiQr,
};

export const kiosPublikRoutes: Handlers<typeof contract.kiosPublik> = {
  enterKios,
  checkKios,
  listAnggotaKios,
  submitPresensiKios,
};
