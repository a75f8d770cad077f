import { addDays, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';

const bulan = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', month: 'short', year: 'numeric' });

/** Dates in order as people write them down: '1, 3–5 Okt 2026; 2 Nov 2026'. */
export function gabungTanggal(dates: readonly Tanggal[]): string {
  const runs: { dari: Tanggal; sampai: Tanggal }[] = [];
  for (const tanggal of dates) {
    const last = runs.at(-1);
    const isNext = last && addDays(last.sampai, 1) === tanggal && last.sampai.slice(0, 7) === tanggal.slice(0, 7);
    if (isNext) last.sampai = tanggal;
    else runs.push({ dari: tanggal, sampai: tanggal });
  }
  const months = Map.groupBy(runs, ({ dari }) => dari.slice(0, 7));
  return [...months].map(([month, ones]) => `${ones.map(sebut).join(', ')} ${namaBulan(month)}`).join('; ');
}

const namaBulan = (month: string) => bulan.format(new Date(`${month}-01T00:00:00Z`));
const hari = (tanggal: Tanggal) => String(Number(tanggal.slice(8)));
const sebut = ({ dari, sampai }: { dari: Tanggal; sampai: Tanggal }) =>
  dari === sampai ? hari(dari) : `${hari(dari)}–${hari(sampai)}`;
