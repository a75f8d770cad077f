import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { BarisVerval, verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import { sortHambatan } from '@hadir/rules/verval/hambatan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findDihapusSejak } from '../../kehadiran/hari/require-hari-ada.ts';
import { toAnggotaRingkas } from '../../kehadiran/hari/join-anggota.queries.ts';
import { sumHariByAnggota } from '../../kehadiran/rekap/rekap.queries.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { countHambatanByAnggota } from './hambatan.queries.ts';
import { pickJumlah } from './pick-jumlah.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { selectBeku } from './beku.queries.ts';
import { listVerval } from './verval.queries.ts';

type Call = typeof verval.listAnggotaVerval;

/** Every member's month, to a plain user his own: its sums, whether it is frozen, and what hinders it; who has most to resolve first. Of one whose days were removed only what was frozen is left. */
export async function listAnggotaVerval(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { page, count, q, group_id, status, sort } = input;
  const { range } = toBulan(input.bulan, ctx.today);
  if ((await findDihapusSejak(ctx, range.tgl_awal)) !== null) return listBeku(ctx, input, range.tgl_awal);
  const saring = {
    organisasi_id: ctx.organisasi.organisasi_id,
    range,
    group_id,
    q,
    user_id: pemilikTerlihat(ctx.actor),
  };
  const [sums, frozen, hambatan] = await Promise.all([
    sumHariByAnggota(ctx.db, saring, { sort: sort === '-nama' ? '-nama' : 'nama' }),
    listVerval(ctx, range.tgl_awal),
    countHambatanByAnggota(ctx, range),
  ]);
  const rows = sums.data.map((sum): BarisVerval => {
    const beku = frozen.get(sum.user_id);
    return {
      anggota: toAnggotaRingkas(sum),
      status: beku?.status ?? 'belum',
      dibekukan_pada: beku?.dibekukan_pada ?? null,
      dikirim_pada: beku?.dikirim_pada ?? null,
      dikirim_oleh: beku?.dikirim_oleh ?? null,
      jumlah: beku?.ringkasan ?? pickJumlah(sum),
      hambatan: sortHambatan(hambatan.get(sum.user_id) ?? []),
    };
  });
  const wanted = rows.filter((row) => status === undefined || row.status === status);
  const sorted = sort === '-hambatan' ? wanted.toSorted((a, b) => weightOf(b) - weightOf(a)) : wanted;
  return toHalaman(sorted.slice((page - 1) * count, page * count), sorted.length, { page, count });
}

const weightOf = ({ hambatan }: BarisVerval) => hambatan.reduce((sum, { hari }) => sum + hari, 0);

async function listBeku(ctx: OrganisasiCtx, input: Input<Call>, bulan: string): Promise<Output<Call>> {
  const { page, count, q, group_id, status, sort } = input;
  const rows = await selectBeku(ctx, bulan, { q, group_id, user_id: pemilikTerlihat(ctx.actor) });
  const semua = rows
    .filter((row) => status === undefined || row.status === status)
    .map(({ status: keadaan, ringkasan, dibekukan_pada, dikirim_pada, dikirim_oleh, ...anggota }): BarisVerval => ({
      anggota: toAnggotaRingkas(anggota),
      status: keadaan,
      dibekukan_pada,
      dikirim_pada,
      dikirim_oleh,
      jumlah: ringkasan,
      hambatan: [],
    }));
  const sorted = sort === '-nama' ? semua.toReversed() : semua;
  return toHalaman(sorted.slice((page - 1) * count, page * count), sorted.length, { page, count });
}
