import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';

type Rentang = { from: string | null; to: string | null };

/** What a request is judged by, over the months that are shown and the dates that are chosen. */
export function useBahan(organisasi_id: number, user_id: number | null, month: string, { from, to }: Rentang) {
  const shown = [shiftMonth(month, -1), addDays(shiftMonth(month, 3), -1)];
  const dates = [
    ...shown,
    ...(from && to && from <= to ? [shiftMonth(from, 0), addDays(shiftMonth(to, 1), -1)] : []),
  ].toSorted();
  return useQuery({
    ...api.cuti.getBahanCuti.query({
      organisasi_id,
      ...(user_id === null ? {} : { user_id }),
      tgl_awal: dates[0] ?? '',
      tgl_akhir: dates.at(-1) ?? '',
    }),
    placeholderData: keepPreviousData,
  });
}
