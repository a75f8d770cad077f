import type { kiosPublik } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { networkOf } from '../../platform/kit/network-of.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { hashToken, makeSecretToken } from '../../platform/kit/secret-token.ts';
import { isDariSumber } from '../dasar/alamat-sumber.ts';
import { noteKontakKios } from './note-kontak-kios.ts';
import { holdKiosOfKode, updatePasangan } from './kios.queries.ts';
import { toKeadaanKios } from './to-keadaan-kios.ts';

type Call = typeof kiosPublik.enterKios;

/** Makes the browser that knows the code this kiosk, in place of the one that was; each code is entered once. */
export async function enterKios(ctx: BaseCtx, { kode }: Input<Call>): Promise<Output<Call>> {
  const { db, deps, now, origin } = ctx;
  await deps.limits.take('tautan', networkOf(origin.ip));
  const kios = await holdKiosOfKode(db, hashToken(kode.replace(/[\s-]/g, '').toUpperCase()), now);
  const isHeard = kios?.status === STATUS_RECORD.aktif && kios.is_buka && isDariSumber(kios.alamat_sumber, origin.ip);
  if (!kios || !isHeard) throw new Refusal('kios.kode_salah');
  const { token, token_hash } = makeSecretToken();
  await updatePasangan(db, kios, token_hash, now);
  await noteKontakKios(ctx, kios);
  const { tenant_id, organisasi_id, perangkat_id, nama } = kios;
  ctx.logChange({ tempat: { tenant_id, organisasi_id }, sesudah: { perangkat_id, nama } });
  return { token, keadaan: await toKeadaanKios(ctx, { ...kios, token_hash }) };
}
