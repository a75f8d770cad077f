import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';
import { sebutJamHari } from '@hadir/contract/jadwal/berlaku/sebut-jam-hari.ts';
import { KODE_LAIN, KODE_LIBUR, type hurufShift } from '@hadir/contract/jadwal/shift/huruf-shift.ts';
import type { LiburRoster, SelShift } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { eachDay, hariPekanOf, rangeOfBulan } from '@hadir/rules/waktu/tanggal.ts';
import { kolomOf } from '../../platform/print/kolom-cetak.ts';
import type { TabelLaporan } from '../../platform/print/laporan/tabel-laporan.ts';
import type { Ringkasan } from '../../platform/print/ringkasan.ts';
import { toTabelLaporan } from '../../platform/print/laporan/to-tabel-laporan.ts';
import { namaHari } from '../../platform/print/tanggal-panjang.ts';

/** A month of the roster, and of whom. */
export type MintaRoster = { bulan: string; group_id?: number | undefined; q?: string | undefined };
type Baris = { nama: string; hari: readonly SelShift[] };
type Shift = ReturnType<typeof hurufShift>[number];
type Roster = {
  minta: MintaRoster;
  rows: readonly Baris[];
  libur: readonly LiburRoster[];
  shifts: readonly Shift[];
  /** What it is narrowed to, in words. */
  saringan: readonly (string | undefined)[];
};

const MINGGU = 7;

/** A month of the roster as a report: a member a row, a date a column, and what its letters mean under it. */
export function tabelRoster({ minta, rows, libur, shifts, saringan }: Roster): TabelLaporan {
  const { teks, angka } = kolomOf<Baris>();
  const kodeOf = new Map(shifts.map(({ jadwal_id, kode }) => [jadwal_id, kode]));
  const namaLibur = new Map(libur.map(({ tanggal, nama }) => [tanggal, nama]));
  const { bulan } = minta;
  const range = rangeOfBulan(bulan);
  const harian = eachDay(range).map((tanggal, i) => ({
    ...teks(`${i + 1}\n${namaHari(tanggal).slice(0, 3)}`, 5, 1, ({ hari }) => hurufOfSel(hari[i], kodeOf)),
    rata: 'center' as const,
    sama: true,
    redup: hariPekanOf(tanggal) === MINGGU || namaLibur.has(tanggal),
  }));
  const hariLibur = libur.map(({ tanggal, nama }) => `${Number(tanggal.slice(8))} ${nama}`);
  return toTabelLaporan({
    judul: 'Jadwal Shift',
    sebutan: [sebutBulan(bulan), ...saringan].filter(Boolean).join(' · '),
    range,
    ringkasan: `${sebutAngka(rows.length)} anggota${hariLibur.length > 0 ? `. Hari libur: ${hariLibur.join(', ')}` : ''}`,
    arti: artiHuruf(rows, kodeOf),
    sumber: { jenis: 'roster', minta },
    isi: isiRoster(rows, kodeOf),
    kolom: [angka('No', 1, (_, i) => i + 1), teks('Nama', 30, 8, ({ nama }) => nama), ...harian],
    rows,
  });
}

/** The letter of a day of work, of a day off, or none where nothing is said of the day. */
function hurufOfSel(sel: SelShift | undefined, kodeOf: ReadonlyMap<number, string>): string {
  if (sel?.jam) return kodeOf.get(sel.jadwal_id ?? 0) ?? KODE_LAIN;
  return sel === undefined || sel.sebab_libur === 'tanpa_jadwal' ? '' : KODE_LIBUR;
}

/** The letters of each member by his name, dates that follow one another with the same in one; who has the name of another is told apart. */
function isiRoster(rows: readonly Baris[], kodeOf: ReadonlyMap<number, string>): Ringkasan {
  const senama = new Map<string, number>();
  return rows.map(({ nama, hari }) => {
    const ke = (senama.get(nama) ?? 0) + 1;
    senama.set(nama, ke);
    const runs: { dari: number; sampai: number; huruf: string }[] = [];
    for (const [i, sel] of hari.entries()) {
      const huruf = hurufOfSel(sel, kodeOf);
      const last = runs.at(-1);
      if (last?.huruf === huruf) last.sampai = i + 1;
      else runs.push({ dari: i + 1, sampai: i + 1, huruf });
    }
    const said = runs
      .filter(({ huruf }) => huruf !== '')
      .map(({ dari, sampai, huruf }) => `${dari === sampai ? dari : `${dari}–${sampai}`} ${huruf}`);
    return { label: ke > 1 ? `${nama} (${ke})` : nama, nilai: said.join(', ') || 'Kosong' };
  });
}

/** Each letter that stands in the rows with its shift and the hours that it has in this month. */
function artiHuruf(rows: readonly Baris[], kodeOf: ReadonlyMap<number, string>): string {
  const jamOf = new Map<string, Set<string>>();
  for (const sel of rows.flatMap(({ hari }) => hari)) {
    if (!sel.jam) continue;
    const nama = `${hurufOfSel(sel, kodeOf)} = ${sel.nama ?? 'bekerja'}`;
    jamOf.set(nama, (jamOf.get(nama) ?? new Set()).add(sebutJamHari(sel.jam)));
  }
  const arti = [...jamOf].map(([nama, jam]) => `${nama} ${[...jam].toSorted().join(' atau ')}`).toSorted();
  return [...arti, `${KODE_LIBUR} = libur`, 'kolom abu-abu = Minggu atau hari libur'].join('; ');
}
