import type { BarisSaldo } from '@hadir/contract/cuti/saldo/saldo-cuti.ts';
import { forecastLots } from '@hadir/rules/cuti/saldo/forecast-lots.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { keyOfPemilik, loadLots, type Pemilik } from './lot-saldo.queries.ts';
import { listPemilik } from './saldo-cuti.queries.ts';

/** The lines that opening the years until a date to come will write if nothing more is used, the latest first. */
export async function listBarisPerkiraan(
  ctx: OrganisasiCtx,
  { user_id, cuti_kategori_id, tanggal }: Pemilik & { tanggal: Tanggal },
): Promise<BarisSaldo[]> {
  const owner = { user_id, cuti_kategori_id };
  const [aturan] = (await listPemilik(ctx, { ...owner, page: 1, count: 1 })).data;
  if (!aturan || tanggal <= ctx.today) return [];
  const stored = (await loadLots(ctx, { user_ids: [user_id], cuti_kategori_id })).get(keyOfPemilik(owner)) ?? [];
  const known = new Map(stored.map(({ lot_id, baris }) => [lot_id, baris.length]));
  const ahead = forecastLots(stored, aturan, ctx.today, tanggal).flatMap(({ baris, lot_id, ...lot }) =>
    baris.slice(known.get(lot_id) ?? 0).map((line) => ({ ...lot, ...line, cuti_lot_id: lot_id })),
  );
  return ahead
    .toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : a.tanggal > b.tanggal ? 1 : 0))
    .map(({ tahun, mulai, kedaluwarsa, cuti_lot_id, jenis, jumlah, tanggal: written }, index) => ({
      cuti_saldo_id: -1 - index,
      cuti_lot_id,
      tahun,
      mulai,
      kedaluwarsa,
      jenis,
      jumlah,
      tanggal: written,
      cuti_id: null,
      tanggal_cuti: null,
      keterangan: null,
      oleh: null,
      dibuat_pada: `${written}T00:00:00Z`,
    }))
    .toReversed();
}
