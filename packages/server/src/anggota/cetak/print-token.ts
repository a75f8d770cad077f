import { mayHandAktivasi } from '@hadir/rules/akses/akun/may-hand-aktivasi.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { getKop } from '../../platform/print/kop-surat.queries.ts';
import { callerOf } from '../../platform/workers/caller-of.ts';
import { runTask } from '../../platform/workers/run-task.ts';
import { listUntukDicetak, type UntukDicetak } from './cetak-anggota.queries.ts';
import { deletePermintaanAktivasi } from '../akun/akun.queries.ts';
import { keepAktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';
import { listAkunDiubah } from '../dasar/list-akun-diubah.ts';

/**
 * Sheets with the activation tokens of the members who have no password yet and whose account is the caller's to change.
 * Printing again prints the same tokens.
 */
export async function printToken(ctx: OrganisasiCtx, input: UntukDicetak): Promise<Download> {
  if (!mayHandAktivasi(ctx.actor.peran)) throw new Refusal('akses.denied');
  const belum = (await listUntukDicetak(ctx, input)).filter(({ has_password }) => !has_password);
  const diubah = await listAkunDiubah(
    ctx,
    belum.map(({ user_id }) => user_id),
  );
  const waiting = belum.filter(({ user_id }) => diubah.get(user_id) === null);
  if (waiting.length === 0) throw new Refusal('anggota.none_waiting');

  const issued = await keepAktivasi(
    ctx,
    waiting.map(({ user_id }) => user_id),
  );
  await deletePermintaanAktivasi(
    ctx.db,
    waiting.map(({ user_id }) => user_id),
  );
  const lembar = waiting.flatMap((anggota, i) => (issued[i] ? [{ anggota, aktivasi: issued[i] }] : []));
  const { nama } = await getKop(ctx.db, ctx.organisasi.organisasi_id, ctx.now);
  const { timezone } = ctx.organisasi;
  // Within the transaction: without the sheets in hand no token takes another's place.
  const content = await runTask('writeToken', { nama, timezone, lembar }, { caller: callerOf(ctx) });
  ctx.logChange({ sesudah: { jumlah: lembar.length, user_ids: waiting.map(({ user_id }) => user_id) } });
  return { filename: `token-aktivasi-${ctx.today}.pdf`, mediaType: 'application/pdf', content, inline: true };
}
