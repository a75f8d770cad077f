import type { HalamanRiwayat, RiwayatInput } from '@hadir/contract/kehadiran/riwayat/kehadiran.contract.ts';
import { pemilikTerlihat } from '@hadir/rules/akses/terlihat.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { requireHariAda } from '../hari/require-hari-ada.ts';
import { requireRentang } from '../../platform/kit/require-rentang.ts';
import { toHalaman } from '../../platform/kit/to-halaman.ts';
import { countLiburBerpresensi, countRiwayatByTanggal, listRiwayat, type TanggalCount } from './riwayat.queries.ts';
import { toBarisKehadiran } from './to-baris-kehadiran.ts';

/**
 * Riwayat Kehadiran: member-days by its filters. A plain user gets his own whatever he asks for.
 * Refuses a range that is reversed or longer than a year, and one of days that were removed.
 */
export async function listRiwayatKehadiran(ctx: OrganisasiCtx, input: RiwayatInput): Promise<HalamanRiwayat> {
  const { page, count, sort, from, to, ...filters } = input;
  const pemilik = pemilikTerlihat(ctx.actor);
  const saring = {
    ...filters,
    range: await rangeOf(ctx, { from, to }),
    ...(pemilik === undefined ? {} : { user_id: [pemilik] }),
  };
  const perTanggal = await countRiwayatByTanggal(ctx, saring);
  const total = perTanggal.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const offset = (page - 1) * count;
  const place = placeOf(perTanggal, sort, { offset, count });
  const rows = place
    ? await listRiwayat(ctx, { ...saring, range: place.range }, { sort, limit: count, offset: place.offset })
    : [];
  const halaman = toHalaman(await toBarisKehadiran(ctx, rows), total, { page, count });
  const libur_berpresensi = saring.is_libur ? 0 : await countLiburBerpresensi(ctx, saring);
  return libur_berpresensi > 0 ? { ...halaman, libur_berpresensi } : halaman;
}

async function rangeOf(ctx: OrganisasiCtx, { from, to }: Pick<RiwayatInput, 'from' | 'to'>): Promise<TanggalRange> {
  const tgl_akhir = to ?? ctx.today;
  const tgl_awal = from ?? `${tgl_akhir.slice(0, 8)}01`;
  const range = { tgl_awal, tgl_akhir };
  requireRentang(range, { field: 'to' });
  await requireHariAda(ctx, tgl_awal);
  return range;
}

type Place = { range: TanggalRange; offset: number };

/** The dates that a page lies on when days come by date, so that no other date's rows are read for it. */
function placeOf(
  perTanggal: readonly TanggalCount[],
  sort: RiwayatInput['sort'],
  { offset, count }: { offset: number; count: number },
): Place | null {
  const newest = perTanggal[0];
  const oldest = perTanggal.at(-1);
  if (!newest || !oldest) return null;
  if (sort.endsWith('nama')) return { range: { tgl_awal: oldest.tanggal, tgl_akhir: newest.tanggal }, offset };

  const dates = sort === 'tanggal' ? perTanggal.toReversed() : perTanggal;
  let before = 0;
  let start: { tanggal: string; offset: number } | null = null;
  for (const { tanggal, jumlah } of dates) {
    if (!start && offset < before + jumlah) start = { tanggal, offset: offset - before };
    before += jumlah;
    if (start && (offset + count <= before || tanggal === dates.at(-1)?.tanggal)) {
      const [tgl_awal = tanggal, tgl_akhir = tanggal] = [start.tanggal, tanggal].toSorted();
      return { range: { tgl_awal, tgl_akhir }, offset: start.offset };
    }
  }
  return null;
}
