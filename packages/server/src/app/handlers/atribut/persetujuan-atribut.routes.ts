import type { contract } from '@hadir/contract/contract.ts';
import { approveAtribut } from '../../../atribut/persetujuan/approve-atribut.ts';
import { changePersetujuanAtribut } from '../../../atribut/persetujuan/change-persetujuan-atribut.ts';
import { listAtributMenunggu } from '../../../atribut/persetujuan/list-atribut-menunggu.ts';
import { rejectAtribut } from '../../../atribut/persetujuan/reject-atribut.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';

export const persetujuanAtributRoutes: Handlers<typeof contract.persetujuanAtribut> = {
  listAtributMenunggu,
  changePersetujuanAtribut,
  approveAtribut,
  rejectAtribut,
};
