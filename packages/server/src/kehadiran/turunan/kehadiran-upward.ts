import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx, OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import type { AnggotaDi } from './hari-tersentuh.queries.ts';

/**
 * Past days of a member that a correction judged again, how many of them came to something else, and their cuts together
 * before and after, in percent; null where there were too many to see.
 */
export type HariDikoreksi = AnggotaDi &
  TanggalRange & { hari: number | null; potongan: { sebelum: number; sesudah: number } | null };

declare module '../../platform/ctx/upward.ts' {
  interface Upward {
    /** A declared correction made past days come to something else, as its members are told. */
    onHariDikoreksi: (ctx: MilikCtx, apa: string, hari: readonly HariDikoreksi[]) => Promise<void>;
    /** How much leave counts its days again when these members have other work days on these dates. */
    countCutiTersentuh: (
      ctx: MilikCtx,
      siapa: readonly AnggotaDi[],
      ranges: readonly TanggalRange[],
    ) => Promise<NonNullable<Dampak['cuti']>>;
    /** The files of the photos of these events of days on these dates, by event. */
    listFotoPresensi: (
      ctx: OrganisasiCtx,
      presensi_ids: readonly number[],
      tanggal: readonly Tanggal[],
    ) => Promise<Map<number, string>>;
    /** From a date on these members may have other work days than before. */
    onHariKerjaBerubah: (ctx: MilikCtx, siapa: readonly AnggotaDi[], sejak: Tanggal) => Promise<void>;
  }
}
