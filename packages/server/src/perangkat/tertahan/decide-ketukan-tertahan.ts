import type { ketukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { checkPemutusPresensi } from '@hadir/rules/presensi/putusan/putusan-presensi.ts';
import { pinMatcher } from '@hadir/rules/perangkat/match-pin.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listAnggotaOfPin } from '../dasar/mesin.queries.ts';
import { recordTertahan } from './record-tertahan.ts';
import { lockTertahan, updateTertahan, type TertahanRow } from './tertahan-daftar.queries.ts';

type Call = typeof ketukanTertahan.decideKetukanTertahan;

/**
 * Records a line that was set aside at the time that it says, or discards it for good (aturan/perangkat#waktu). Refuses to
 * record what has not come yet, and either of one's own.
 */
export async function decideKetukanTertahan(
  ctx: OrganisasiCtx,
  { tertahan_id, keputusan, alasan }: Input<Call>,
): Promise<Output<Call>> {
  const row = await lockTertahan(ctx, tertahan_id);
  if (!row) throw new Refusal('perangkat.tertahan_gone');
  const isDepan = row.waktu !== null && Date.parse(row.waktu) > ctx.now.getTime();
  if (keputusan === 'catat' && isDepan) throw new Refusal('perangkat.waktu_depan');
  const user_id = await findPemilik(ctx, row);
  if (user_id !== null && checkPemutusPresensi([{ user_id, sumber: 'mesin' }], ctx.actor.user_id))
    throw new Refusal('presensi.own');
  const tercatat = keputusan === 'catat' ? await recordTertahan(ctx, requirePemilik(user_id, row), [row]) : 0;
  await updateTertahan(ctx, [tertahan_id], { keadaan: keputusan === 'catat' ? 'dicatat' : 'dibuang', alasan });
  ctx.logChange({ sesudah: { baris: row.baris, keputusan, alasan } });
  return { tercatat };
}

/** Whose line it is; null where it names nobody here. */
async function findPemilik({ db, organisasi }: OrganisasiCtx, { pin }: TertahanRow): Promise<number | null> {
  return pin === null ? null : pinMatcher(await listAnggotaOfPin(db, organisasi.organisasi_id, [pin]))(pin);
}

function requirePemilik(user_id: number | null, { pin }: TertahanRow): number {
  if (pin === null) throw new Refusal('perangkat.baris_rusak');
  if (user_id === null) throw new Refusal('perangkat.pin_unknown', { pin });
  return user_id;
}
