import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { toOrganisasi } from '../../platform/tempat/to-organisasi.ts';
import { isMasaTerbalik } from '@hadir/rules/waktu/rentang.ts';
import { checkIsianAtribut } from '../../atribut/nilai/check-isian-atribut.ts';
import { selectAtributAktif, writeNilai } from '../../atribut/nilai/nilai-atribut.queries.ts';
import { toNilaiBaru } from '../../atribut/nilai/to-nilai-baru.ts';
import { deleteTautanOperator } from '../../auth/dasar/tautan.queries.ts';
import { listGrupAktif } from '../../grup/grup.queries.ts';
import type { OrganisasiCtx, UserCtx } from '../../platform/ctx/ctx.ts';
import { findOrangDi } from '../../platform/http/access/find-pelaku.queries.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { found } from '../../platform/kit/found.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { listLokasiAktif } from '../../lokasi/lokasi.queries.ts';
import { insertAnggota } from '../dasar/insert-anggota.queries.ts';
import { placeAtLokasi, placeInGrup } from '../penempatan/place-anggota.queries.ts';
import { requireKuota } from '../dasar/require-kuota.ts';
import { decideUndangan, isTerpakai, type IsiUndangan } from './undangan.queries.ts';

type Jawaban = { undangan_id: number; jawaban: 'terima' | 'tolak' };

/**
 * Accepts or declines an invitation of one's own. Accepted, it makes a plain member of him from that day, with what the
 * operator had written; 404 where none waits, 433 where what it says is no longer so.
 */
export async function answerUndangan(ctx: UserCtx, { undangan_id, jawaban }: Jawaban): Promise<null> {
  const undangan = found(await decideUndangan(ctx, undangan_id, jawaban === 'terima' ? 'diterima' : 'ditolak'));
  const { organisasi_id, tenant_id, isi } = undangan;
  ctx.logChange({ sesudah: { undangan_id, jawaban }, tempat: { tenant_id, organisasi_id } });
  if (jawaban === 'tolak') return null;

  await joinOrganisasi(await insideOf(ctx, organisasi_id), ctx.actor.user_id, isi);
  await deleteTautanOperator(ctx.db, [ctx.actor.user_id]);
  return null;
}

/** The inviting organisation, which he is not a member of yet; refused where it is not active any more. */
async function insideOf(ctx: UserCtx, organisasi_id: number): Promise<OrganisasiCtx> {
  const organisasi = (await findOrangDi(ctx.db, ctx.actor.user_id, { organisasi_id }, ctx.now))?.organisasi;
  if (organisasi?.status !== STATUS_RECORD.aktif) throw new Refusal('undangan.stale');
  const today = localToday(ctx.now, organisasi.timezone);
  const { tenant_id } = organisasi;
  return {
    ...ctx,
    today,
    tenant_id,
    organisasi: toOrganisasi(organisasi, today),
  };
}

async function joinOrganisasi(ctx: OrganisasiCtx, user_id: number, isi: IsiUndangan): Promise<void> {
  const { group_id, lokasi_presensi_ids, tgl_selesai, atribut: isian = {}, ...data } = isi;
  const tgl_mulai = isi.tgl_mulai > ctx.today ? isi.tgl_mulai : ctx.today;
  if (isMasaTerbalik({ tgl_mulai, tgl_selesai }) || (await isTerpakai(ctx, isi))) throw new Refusal('undangan.stale');
  await requireKuota(ctx, { user_ids: [user_id] });
  const status = STATUS_KEANGGOTAAN.aktif;
  await insertAnggota(ctx, [{ ...data, user_id, role: KODE_PERAN.user, status, tgl_mulai, tgl_selesai }]);
  await ctx.deps.upward.onKeanggotaanDimulai(ctx, [user_id]);

  // A group, a location or an atribut that is gone meanwhile is no reason to stay outside.
  const [grup, lokasi] = await Promise.all([listGrupAktif(ctx), listLokasiAktif(ctx)]);
  if (grup.some((one) => one.group_id === group_id)) await placeInGrup(ctx, [{ user_id, group_id }], tgl_mulai);
  const places = lokasi.map((one) => one.lokasi_presensi_id).filter((id) => lokasi_presensi_ids.includes(id));
  await placeAtLokasi(ctx, [{ user_id, lokasi_presensi_ids: places }]);
  const aktif = await selectAtributAktif(ctx);
  const salah = checkIsianAtribut(aktif, isian, { peran: 'operator' });
  const atribut = aktif.filter(({ atribut_id }) => !salah.has(atribut_id));
  await writeNilai(ctx, toNilaiBaru(user_id, atribut, isian));
}
