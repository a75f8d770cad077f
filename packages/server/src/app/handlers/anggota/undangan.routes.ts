import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { answerUndangan } from '../../../anggota/undangan/answer-undangan.ts';
import { cancelUndangan } from '../../../anggota/undangan/cancel-undangan.ts';
import { listUndangan, listUndanganSendiri } from '../../../anggota/undangan/undangan.queries.ts';

export const undanganRoutes: Handlers<typeof contract.undangan> = {
  list: listUndangan,
  cancel: cancelUndangan,
  listSendiri: listUndanganSendiri,
  answer: answerUndangan,
};
