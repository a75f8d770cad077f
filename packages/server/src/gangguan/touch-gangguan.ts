import type { Gangguan } from '@hadir/contract/gangguan/gangguan-fields.ts';
import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { TENGGANG_GANGGUAN } from '@hadir/rules/kehadiran/hari/gangguan.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { ZONA_PERTAMA, ZONA_TERAKHIR, waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { AnggotaDi } from '../kehadiran/turunan/hari-tersentuh.queries.ts';
import { requireHariAda } from '../kehadiran/hari/require-hari-ada.ts';
import { touchHari } from '../kehadiran/turunan/touch-hari.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { replaceTertunda } from './gangguan-tertunda.queries.ts';

type Cara = { siapa: readonly AnggotaDi[]; isDisetujui: boolean; preview: boolean };

/** Judges the days of these members again that an incident reaches, as it stands decided; refused where one approves it over his own, and where the days were removed. */
export async function touchGangguan(
  ctx: MilikCtx,
  gangguan: Gangguan,
  { siapa, isDisetujui, preview }: Cara,
): Promise<Dampak> {
  // The organisations may lie in any zone: from the earliest date that it can begin on to the latest that it reaches.
  const tgl_awal = tanggalOfWaktu(waktuLokalOf(Date.parse(gangguan.dari), ZONA_TERAKHIR));
  if (siapa.length > 0) await requireHariAda(ctx, tgl_awal);
  const tgl_akhir = tanggalOfWaktu(
    waktuLokalOf(Date.parse(gangguan.sampai) + TENGGANG_GANGGUAN * 60_000, ZONA_PERTAMA),
  );
  // Whoever approves it excuses nobody but others; taking it back is no excuse.
  const sendiri = isDisetujui ? [ctx.actor.user_id] : [];
  const perubahan = { siapa, ranges: [{ tgl_awal, tgl_akhir }], sebab: 'gangguan', sendiri } as const;
  return touchHari(ctx, perubahan, { preview, koreksi: true }, (_, tergeser) =>
    replaceTertunda(ctx, gangguan.gangguan_id, tergeser),
  );
}
