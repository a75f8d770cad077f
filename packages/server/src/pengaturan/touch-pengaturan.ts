import type { DampakPengaturan } from '@hadir/contract/pengaturan/isi-pengaturan.ts';
import { PENGATURAN_HARI, type IsiPengaturan } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { isiOn, isSameIsi, joinMasa, type Masa } from '@hadir/rules/pengaturan/masa.ts';
import { addDays, TANPA_AKHIR, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { touchHari } from '../kehadiran/turunan/touch-hari.ts';
import type { MilikCtx } from '../platform/ctx/ctx.ts';
import { countSwafotoSebelum, listAnggotaOf } from './dampak-pengaturan.queries.ts';
import { type PengaturanRow } from './pengaturan.queries.ts';

type Perubahan = { mulai: Tanggal; lama: readonly PengaturanRow[]; baru: readonly PengaturanRow[] };

/**
 * Judges again what a change of settings from a date on touches, and says what that is: of how many organisations
 * something else is in force, which days come to something else, and how many selfies a shorter retention takes away.
 * With `preview` it only tells.
 */
export async function touchPengaturan(
  ctx: MilikCtx,
  { mulai, lama, baru }: Perubahan,
  preview: boolean,
): Promise<DampakPengaturan> {
  const masa = [masaOf(lama), masaOf(baru)] as const;
  const ids = [...masa[1].keys()];
  const berbeda = (names?: readonly (keyof IsiPengaturan)[]) =>
    ids.filter((id) => !isSameMasa(masa[0].get(id) ?? [], masa[1].get(id) ?? [], names));
  const siapa = await listAnggotaOf(ctx.db, berbeda(PENGATURAN_HARI));
  const perubahan = { siapa, ranges: [{ tgl_awal: mulai, tgl_akhir: TANPA_AKHIR }], sebab: 'jadwal' } as const;
  const dampak = await touchHari(ctx, perubahan, { preview, koreksi: true });

  const lebihSingkat = ids.flatMap((organisasi_id) => {
    const [dulu, kini] = masa.map((of) => isiOn(of.get(organisasi_id) ?? [], mulai)?.retensi_swafoto_hari ?? 0);
    return dulu !== undefined && kini !== undefined && kini < dulu
      ? [{ organisasi_id, sebelum: addDays(mulai, -kini) }]
      : [];
  });
  return {
    ...dampak,
    organisasi: berbeda().length,
    swafoto: await countSwafotoSebelum(ctx.db, lebihSingkat),
  };
}

/** What is in force of each organisation, without who said it. */
function masaOf(rows: readonly PengaturanRow[]): Map<number, Masa<IsiPengaturan>[]> {
  const masa = rows.map((row) => {
    const { tgl_mulai, tgl_selesai, organisasi_id, tenant_id: _, sendiri: _own, ...isi } = row;
    return { organisasi_id, tgl_mulai, tgl_selesai, isi };
  });
  return Map.groupBy(masa, ({ organisasi_id }) => organisasi_id);
}

function isSameMasa(
  one: readonly Masa<IsiPengaturan>[],
  other: readonly Masa<IsiPengaturan>[],
  names?: readonly (keyof IsiPengaturan)[],
): boolean {
  const [a, b] = [one, other].map((masa) =>
    joinMasa(
      masa.map(({ tgl_mulai, tgl_selesai, isi }) => ({
        tgl_mulai,
        tgl_selesai,
        isi: names ? Object.fromEntries(names.map((name) => [name, isi[name]])) : isi,
      })),
    ),
  );
  return isSameIsi(a ?? [], b ?? []);
}
