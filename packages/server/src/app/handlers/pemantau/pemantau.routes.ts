import type { contract } from '@hadir/contract/contract.ts';
import { addPemantau } from '../../../pemantau/add-pemantau.ts';
import { changePemantau } from '../../../pemantau/change-pemantau.ts';
import { getPemantau } from '../../../pemantau/get-pemantau.ts';
import { listPemantau } from '../../../pemantau/list-pemantau.ts';
import { listTugasSendiri } from '../../../pemantau/list-tugas-sendiri.ts';
import { removePemantau } from '../../../pemantau/remove-pemantau.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const pemantauRoutes: Handlers<typeof contract.pemantau> = {
  listPemantau,
  addPemantau,
  getPemantau,
  changePemantau,
  removePemantau,
  listTugasSendiri,
};
