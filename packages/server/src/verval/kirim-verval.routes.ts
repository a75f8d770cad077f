import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { getKeadaanKirim } from './get-keadaan-kirim.ts';
import { listKirimanDitolak } from './list-kiriman-ditolak.ts';
import { sendVerval } from './send-verval.ts';

export const kirimVervalRoutes: Handlers<typeof contract.kirimVerval> = {
  send: sendVerval,
  status: getKeadaanKirim,
  ditolak: listKirimanDitolak,
};
