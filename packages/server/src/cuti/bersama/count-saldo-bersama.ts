import type { HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import type { Dampak, SaldoBergerak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { coversTanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { MilikCtx } from '../../platform/ctx/ctx.ts';
import { organisasiIdOf } from '../../platform/ctx/organisasi-id-of.ts';
import { computeSemuaBersama } from './compute-semua-bersama.ts';
import { listInstansiBersama } from './cuti-bersama.queries.ts';
import { findInstansiBersama } from './find-instansi-bersama.ts';
import { judgeSemuaBersama } from './judge-semua-bersama.ts';
import { rangeBersama } from './range-bersama.ts';

const DISEBUT = 50;

type Baris = HasilBersama['baris'][number];
/** By how much a member's balance moves, and what it does not reach. */
type Gerak = { baris: Baris; jumlah: number; kurang: number };

/** Whose annual leave the cuti bersama on these dates move, here or in the tenant's organisations; writes nothing. */
export async function countSaldoBersama(
  ctx: MilikCtx,
  ranges: readonly TanggalRange[],
): Promise<NonNullable<Dampak['saldo']>> {
  const { db, now, tenant_id } = ctx;
  const here = organisasiIdOf(ctx);
  const semua: Gerak[] = [];
  for (const one of ranges.length > 0 ? await listInstansiBersama(db, tenant_id) : []) {
    const di = here === null || here === one.organisasi_id ? await findInstansiBersama(db, one, now) : null;
    if (!di) continue;
    const { baris } = await computeSemuaBersama(di, await judgeSemuaBersama(di, clip(rangeBersama(di.today), ranges)));
    semua.push(...sumEach(baris.filter(({ tanggal }) => ranges.some((range) => coversTanggal(range, tanggal)))));
  }
  return {
    berkurang: describe(semua.filter(({ jumlah }) => jumlah < 0)),
    bertambah: describe(semua.filter(({ jumlah }) => jumlah > 0)),
    tidak_terpotong: describe(
      semua.filter(({ jumlah, kurang }) => jumlah === 0 && kurang > 0).map((one) => ({ ...one, jumlah: one.kurang })),
    ),
  };
}

/** The part of a range that reaches from the first to the last of these dates. */
function clip(range: TanggalRange, ranges: readonly TanggalRange[]): TanggalRange {
  const [awal = range.tgl_awal] = ranges.map(({ tgl_awal }) => tgl_awal).toSorted();
  const akhir =
    ranges
      .map(({ tgl_akhir }) => tgl_akhir)
      .toSorted()
      .at(-1) ?? range.tgl_akhir;
  return {
    tgl_awal: awal < range.tgl_awal ? range.tgl_awal : awal,
    tgl_akhir: akhir > range.tgl_akhir ? range.tgl_akhir : akhir,
  };
}

function sumEach(baris: readonly Baris[]): Gerak[] {
  const byUser = Map.groupBy(baris, ({ user_id }) => user_id);
  return [...byUser.values()].flatMap((rows) =>
    rows[0]
      ? [
          {
            baris: rows[0],
            jumlah: rows.reduce((sum, { jumlah }) => sum + jumlah, 0),
            kurang: rows.reduce((sum, { kurang }) => sum + kurang, 0),
          },
        ]
      : [],
  );
}

function describe(semua: readonly Gerak[]): SaldoBergerak {
  const jenis = semua.flatMap(({ baris }) => baris.jenis_kepegawaian ?? []);
  return {
    anggota: semua.length,
    hari: semua.reduce((sum, { jumlah }) => sum + Math.abs(jumlah), 0),
    jenis_kepegawaian: [...new Set(jenis)].toSorted(),
    nama: semua.slice(0, DISEBUT).map(({ baris }) => baris.nama),
  };
}
