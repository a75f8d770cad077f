import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { sortHambatan, sumHambatan } from '@hadir/rules/verval/hambatan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { isDihitungUlang } from '../../kehadiran/turunan/hitung-ulang.queries.ts';
import { lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { countHambatanByAnggota } from './hambatan.queries.ts';
import { pickJumlah } from './pick-jumlah.ts';
import { requireBulanAda } from '../dasar/require-bulan-ada.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { insertJejakVerval, insertVerval, listAnggotaBulan, listVerval, updateDibekukan } from './verval.queries.ts';

type Call = typeof verval.generateVerval;

/**
 * Verifies members' month: freezes its days as they stand, with their sums (aturan/verval#beku), also where something
 * still hinders, and says over how many members that was. Refuses a month that has not ended, one with a day that may still
 * change by itself, and one that is being judged again.
 */
export async function generateVerval(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { bulan, range, sebutan, is_berakhir } = toBulan(input.bulan, ctx.today);
  if (!is_berakhir) throw new Refusal('verval.not_over', { bulan: sebutan });
  await lockPembekuan(ctx.db, [ctx.organisasi], 'tunggal');
  await requireBulanAda(ctx, range, sebutan);
  if (await isDihitungUlang(ctx.db, ctx.organisasi.organisasi_id)) throw new Refusal('verval.recounting');

  const frozen = await listVerval(ctx, range.tgl_awal);
  const asked = input.user_id && new Set(input.user_id);
  const ids = (await listAnggotaBulan(ctx, range)).filter((id) => !frozen.has(id) && (!asked || asked.has(id)));
  if (ids.length === 0) throw new Refusal('verval.nothing_to_freeze', { bulan: sebutan });
  // Asked while the days are still open: once frozen they hinder no more.
  const semua = await countHambatanByAnggota(ctx, range);
  const hari = await updateDibekukan(ctx, ids, range, true);
  if (hari > 0) throw new Refusal('verval.open_days', { hari });

  const { organisasi_id } = ctx.organisasi;
  const wanted = new Set(ids);
  const { data } = await sumHariByAnggota(ctx.db, { organisasi_id, range });
  const beku = data.filter(({ user_id }) => wanted.has(user_id));
  const rows = beku.map((row) => ({ user_id: row.user_id, ringkasan: pickJumlah(row) }));
  await insertVerval(ctx, range.tgl_awal, rows);
  await insertJejakVerval(ctx, range.tgl_awal, { tindakan: 'bekukan', user_ids: ids, alasan: null });
  const tersisa = ids.map((id) => semua.get(id) ?? []).filter((rows) => rows.length > 0);
  const berhambatan = tersisa.length;
  const hambatan = sortHambatan(sumHambatan(tersisa));
  ctx.logChange({
    sesudah: {
      bulan: range.tgl_awal,
      jumlah_anggota: ids.length,
      berhambatan,
      hari_berhambatan: Object.fromEntries(hambatan.map((satu) => [satu.jenis, satu.hari])),
      anggota: beku.map(({ nama }) => nama),
    },
  });
  return { bulan, sebutan, anggota: ids.length, berhambatan, hambatan };
}
