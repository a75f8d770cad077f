import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../http/mount.ts';
import { answerUndangan } from './answer-undangan.ts';
import { cancelUndangan } from './cancel-undangan.ts';
import { listUndangan, listUndanganSendiri } from './undangan.queries.ts';

export const undanganRoutes: Handlers<typeof contract.undangan> = {
  list: listUndangan,
  cancel: cancelUndangan,
  listSendiri: listUndanganSendiri,
  answer: answerUndangan,
};
