import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { verval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import { sortHambatan, sumHambatan } from '@hadir/rules/verval/hambatan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { findDihapusSejak } from '../../kehadiran/hari/require-hari-ada.ts';
import { countHambatanByAnggota, type HambatanAnggota } from './hambatan.queries.ts';
import { toBulan } from '../dasar/to-bulan.ts';
import { isDihitungUlang } from '../../kehadiran/turunan/hitung-ulang.queries.ts';
import { listAnggotaBulan, listJejakVerval, listVerval } from './verval.queries.ts';

type Call = typeof verval.getStatusVerval;

/** How far the month is, to a plain user his own: whose is frozen, what hinders by impact, and what was done with it. */
export async function getStatusVerval(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { bulan, sebutan, range, is_berakhir } = toBulan(input.bulan, ctx.today);
  const is_dihapus = (await findDihapusSejak(ctx, range.tgl_awal)) !== null;
  const milik = pemilikTerlihat(ctx.actor);
  const isTerlihat = (user_id: number) => milik === undefined || user_id === milik;
  const [anggota, frozen, hambatan, jejak, is_dihitung] = await Promise.all([
    listAnggotaBulan(ctx, range),
    listVerval(ctx, range.tgl_awal),
    is_dihapus ? new Map<number, HambatanAnggota[]>() : countHambatanByAnggota(ctx, range),
    listJejakVerval(ctx, range.tgl_awal, milik),
    isDihitungUlang(ctx.db, ctx.organisasi.organisasi_id),
  ]);
  const belum = anggota.filter((user_id) => isTerlihat(user_id) && !frozen.has(user_id));
  const beku = [...frozen.values()].filter(({ user_id }) => isTerlihat(user_id));
  const terkirim = beku.filter(({ status }) => status === 'terkirim').length;
  const terhambat = [...hambatan].filter(([user_id]) => isTerlihat(user_id)).map(([, rows]) => rows);
  return {
    bulan,
    sebutan,
    ...range,
    is_berakhir,
    is_dihapus,
    is_dihitung,
    anggota: {
      belum: belum.length,
      tanpa_hambatan: belum.filter((user_id) => !hambatan.has(user_id)).length,
      terverifikasi: beku.length - terkirim,
      terkirim,
    },
    hambatan: sortHambatan(sumHambatan(terhambat)),
    jejak,
  };
}
