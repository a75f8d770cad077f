import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { assignPin } from '../../../perangkat/tertahan/assign-pin.ts';
import { decideKetukanTertahan } from '../../../perangkat/tertahan/decide-ketukan-tertahan.ts';
import { decideSebabTertahan } from '../../../perangkat/tertahan/decide-sebab-tertahan.ts';
import { listKetukanTertahan } from '../../../perangkat/tertahan/list-ketukan-tertahan.ts';
import { listPinMenunggu } from '../../../perangkat/tertahan/list-pin-menunggu.ts';
import { listSebabTertahan } from '../../../perangkat/tertahan/list-sebab-tertahan.ts';

export const ketukanTertahanRoutes: Handlers<typeof contract.ketukanTertahan> = {
  listPinMenunggu,
  assignPin,
  listKetukanTertahan,
  decideKetukanTertahan,
  listSebabTertahan,
  decideSebabTertahan,
};
