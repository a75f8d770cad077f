import type { pemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { updateStatus } from '../anggota/akun/akun.queries.ts';
import { endTautan } from '../auth/dasar/tautan.queries.ts';
import { revokePerambanOf } from '../auth/sesi/peramban.queries.ts';
import { deleteSesiOf } from '../auth/sesi/sesi.queries.ts';
import type { Verb } from '../platform/http/pipeline/mount.ts';
import { getPemantau } from './get-pemantau.ts';
import { replaceTugas } from './pemantau.queries.ts';

/** Ends a monitor: he watches nothing any more and is out everywhere. His account stays, for what it opened is in the log. */
export const removePemantau: Verb<typeof pemantau.removePemantau> = async (ctx, { user_id }) => {
  const sebelum = await getPemantau(ctx, { user_id });
  await replaceTugas(ctx, user_id, []);
  await updateStatus(ctx.db, user_id, STATUS_USER.tidak_aktif);
  await deleteSesiOf(ctx.db, user_id);
  await revokePerambanOf(ctx.db, user_id, ctx.now, null);
  await endTautan(ctx.db, user_id, ['aktivasi', 'reset', 'ubah-email', 'kode-masuk'], ctx.now);
  ctx.logChange({ sebelum });
  return null;
};
