import type { contract } from '@hadir/contract/contract.ts';
import type { Handlers } from '../../../platform/http/pipeline/mount.ts';
import { answerUndangan } from '../../../anggota/undangan/answer-undangan.ts';
import { cancelUndangan } from '../../../anggota/undangan/cancel-undangan.ts';
import { listUndangan } from '../../../anggota/undangan/list-undangan.ts';
import { listUndanganSendiri } from '../../../anggota/undangan/list-undangan-sendiri.ts';

export const undanganRoutes: Handlers<typeof contract.undangan> = {
  listUndangan,
  cancelUndangan,
  listUndanganSendiri,
  answerUndangan,
};
