import type { AcaraKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { coversTanggal } from '@hadir/rules/waktu/tanggal.ts';

/** Dates in a row that one leave covers, or a single date without; two halves of a date share it. */
export type Potongan = { dates: string[]; acara: AcaraKalender[] };

/** A row of dates cut where leave begins and ends. */
export function cutByCuti(dates: readonly string[], cuti: readonly AcaraKalender[]): Potongan[] {
  const parts: Potongan[] = [];
  for (const date of dates) {
    const acara = cuti.filter((one) => coversTanggal(one, date));
    const last = parts.at(-1);
    if (last && acara.length > 0 && isSame(last.acara, acara)) last.dates.push(date);
    else parts.push({ dates: [date], acara });
  }
  return parts;
}

const isSame = (some: readonly AcaraKalender[], others: readonly AcaraKalender[]) =>
  some.length === others.length && some.every((one, at) => one === others[at]);
