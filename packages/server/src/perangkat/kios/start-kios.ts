import { randomInt } from 'node:crypto';
import type { kios } from '@hadir/contract/perangkat/kios/kios.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { KODE_KIOS_MENIT } from '@hadir/rules/perangkat/masa-perangkat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { HURUF_KODE } from '../../platform/kit/huruf-kode.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { findPerangkat } from '../daftar/perangkat.queries.ts';
import { updateKodePasang } from './kios.queries.ts';

type Call = typeof kios.startKios;

const PANJANG = 8;
const BERLAKU_MS = KODE_KIOS_MENIT * 60_000;

/** Makes the code by which a browser becomes this kiosk. Refuses what is no kiosk, and one that is not active. */
export async function startKios(ctx: OrganisasiCtx, { perangkat_id }: Input<Call>): Promise<Output<Call>> {
  const { nama, jenis, status } = found(await findPerangkat(ctx, perangkat_id));
  if (jenis !== 'kios') throw new Refusal('kios.bukan_kios');
  if (status !== STATUS_RECORD.aktif) throw new Refusal('perangkat.tidak_didengar');
  const kode = Array.from({ length: PANJANG }, () => HURUF_KODE[randomInt(HURUF_KODE.length)]).join('');
  const kode_sampai = new Date(ctx.now.getTime() + BERLAKU_MS);
  const { organisasi_id } = ctx.organisasi;
  await updateKodePasang(ctx.db, { organisasi_id, perangkat_id }, { kode_hash: hashToken(kode), kode_sampai });
  ctx.logChange({ sesudah: { nama, berlaku_sampai: kode_sampai } });
  return { kode, berlaku_sampai: kode_sampai.toISOString() };
}
