import { HASIL_WAJAH } from '@hadir/rules/kode/hasil-wajah.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { wajahPresensi } from '@hadir/contract/wajah/presensi/wajah-presensi.contract.ts';
import { touchPresensi } from '../../kehadiran/turunan/touch-presensi.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { lockDinilai, updatePutusan } from './wajah-presensi.queries.ts';

type Call = typeof wajahPresensi.decideWajah;

/** A person's word on whose faces these are, all of them or none; it counts before the machine's. Nobody says it of his own. */
export async function decideWajah(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const ids = [...new Set(input.presensi_id)];
  const dinilai = await lockDinilai(ctx, ids);
  if (dinilai.length < ids.length) throw new Refusal('wajah.belum_dinilai');
  if (dinilai.some(({ user_id }) => user_id === ctx.actor.user_id)) throw new Refusal('wajah.sendiri');
  await updatePutusan(ctx, ids, input.is_face_verified === HASIL_WAJAH.cocok, input.keterangan || null);
  await touchPresensi(ctx, dinilai);
  const { is_face_verified, keterangan } = input;
  ctx.logChange({ sebelum: dinilai, sesudah: { presensi_id: ids, is_face_verified, keterangan } });
  return { presensi_id: ids };
}
