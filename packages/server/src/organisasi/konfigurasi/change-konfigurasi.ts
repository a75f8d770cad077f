import { konfigurasi, type UbahKonfigurasi } from '@hadir/contract/organisasi/konfigurasi/konfigurasi.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { changePengaturan } from '../../pengaturan/change-pengaturan.ts';
import { inSavepoint } from '../../platform/db/scope/in-savepoint.ts';
import type { Change, UserCtx } from '../../platform/ctx/ctx.ts';
import { enterOrganisasi } from '../../platform/http/access/enter-organisasi.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findKonfigurasi, isSimpatikaIdTaken, updateKonfigurasi } from './konfigurasi.queries.ts';

type Call = typeof konfigurasi.changeKonfigurasi;

/**
 * Changes what is sent of each linked organisation, settings from today on. Each stands for itself: what is refused of
 * one is answered with its reason, and the others are changed all the same.
 */
export async function changeKonfigurasi(ctx: UserCtx, { perubahan }: Input<Call>): Promise<Output<Call>> {
  const tiap: Change[] = [];
  const gagal: Output<Call>['gagal'] = [];
  // In one order, so that two who do the same do not wait for each other in a circle.
  for (const ubah of perubahan.toSorted((a, b) => a.organisasi_id - b.organisasi_id)) {
    const { organisasi_id } = ubah;
    const sebelum = await findKonfigurasi(ctx, organisasi_id);
    const refusal = await inSavepoint(ctx.db, async () => void tiap.push(await changeSatu(ctx, sebelum, ubah)));
    if (refusal) gagal.push({ organisasi_id, nama: sebelum?.nama ?? null, pesan: sentenceOf(refusal) });
  }
  ctx.logChange({ tiap });
  return { disimpan: tiap.length, gagal };
}

type Sebelum = Awaited<ReturnType<typeof findKonfigurasi>>;

async function changeSatu(ctx: UserCtx, sebelum: Sebelum, ubah: UbahKonfigurasi): Promise<Change> {
  if (!sebelum) throw new Refusal('organisasi.not_linked');
  const { organisasi_id, timezone, is_leave_management_simpatika, ...milik } = ubah;
  const { simpatika_id } = milik;
  if (simpatika_id && (await isSimpatikaIdTaken(ctx, organisasi_id, simpatika_id))) {
    throw new Refusal('organisasi.simpatika_id_taken');
  }
  await updateKonfigurasi(ctx, organisasi_id, milik);
  if (timezone !== undefined || is_leave_management_simpatika !== undefined) {
    // What it writes of itself into the log stands in this organisation's line.
    const quiet = { ...ctx, logChange: () => undefined };
    const inside = await enterOrganisasi(quiet, organisasi_id, konfigurasi.changeKonfigurasi);
    await changePengaturan(inside, { organisasi_id, timezone, is_leave_management_simpatika });
  }
  const sesudah = await findKonfigurasi(ctx, organisasi_id);
  return { sebelum, sesudah, tempat: { tenant_id: sebelum.tenant_id, organisasi_id } };
}

/** What a person reads of it: of a refused field its own sentence. */
const sentenceOf = ({ details, message }: Refusal) => Object.values(details.errors ?? {})[0]?.[0] ?? message;
