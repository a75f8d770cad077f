import type { RingkasHari } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { addDays, type Tanggal, type TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

type AnggotaDi = { organisasi_id: number; user_id: number };
type Potongan = { sebelum: number; sesudah: number };
type Dikoreksi = AnggotaDi & TanggalRange & { hari: number | null; potongan: Potongan | null };
type Berubah = AnggotaDi & { tanggal: Tanggal; sebelum: RingkasHari | null; sesudah: RingkasHari | null };

/** By member, how many of these days there are, from when to when, and what is cut of them together before and after. */
export const listDikoreksi = (hari: readonly Berubah[]): Dikoreksi[] =>
  [...Map.groupBy(hari, keyOf).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const dates = [first, ...others].map(({ tanggal }) => tanggal).toSorted();
    const { organisasi_id, user_id } = first;
    const sumOf = (kapan: 'sebelum' | 'sesudah') =>
      [first, ...others].reduce((sum, one) => sum + (one[kapan]?.potongan ?? 0), 0);
    const potongan = { sebelum: sumOf('sebelum'), sesudah: sumOf('sesudah') };
    const range = { tgl_awal: dates.at(0) ?? first.tanggal, tgl_akhir: dates.at(-1) ?? first.tanggal };
    return [{ organisasi_id, user_id, ...range, hari: dates.length, potongan }];
  });

type Sentuhan = { organisasi_id: number; user_ids: readonly number[]; range: TanggalRange };

/** By member, from when to when days before today are judged again, where it is not known which of them come to something else. */
export const listDinilai = (sentuhan: readonly Sentuhan[], today: Tanggal): Dikoreksi[] =>
  [
    ...Map.groupBy(
      sentuhan
        .filter(({ range }) => range.tgl_awal < today)
        .flatMap(({ organisasi_id, user_ids, range }) =>
          user_ids.map((user_id) => ({ organisasi_id, user_id, ...range })),
        ),
      keyOf,
    ).values(),
  ].flatMap(([first, ...others]) => {
    if (!first) return [];
    const kemarin = addDays(today, -1);
    const tgl_awal = [first, ...others].map((one) => one.tgl_awal).reduce((a, b) => (a < b ? a : b));
    const tgl_akhir = [first, ...others].map((one) => one.tgl_akhir).reduce((a, b) => (a > b ? a : b));
    return [{ ...first, tgl_awal, tgl_akhir: tgl_akhir < kemarin ? tgl_akhir : kemarin, hari: null, potongan: null }];
  });

const keyOf = ({ organisasi_id, user_id }: AnggotaDi) => `${organisasi_id} ${user_id}`;
