import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { getKeadaanKirim } from '../../../verval/kirim/get-keadaan-kirim.ts';
import { listKirimanDitolak } from '../../../verval/kirim/list-kiriman-ditolak.ts';
import { sendVerval } from '../../../verval/kirim/send-verval.ts';

export const kirimVervalRoutes: Handlers<typeof contract.kirimVerval> = {
  sendVerval,
  getKeadaanKirim,
  listKirimanDitolak,
};
