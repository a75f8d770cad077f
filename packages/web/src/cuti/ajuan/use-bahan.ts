import { checkRentangCuti } from '@hadir/rules/cuti/ajuan/rentang-cuti.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';

type Rentang = { from: string | null; to: string | null };

/**
 * What a request is judged by, over the months that are shown and the dates that are chosen, unless those are such as nobody
 * means. What was known stays while it is asked anew, also when that fails.
 */
export function useBahan(organisasi_id: number, user_id: number | null, month: string, { from, to }: Rentang) {
  const today = useToday();
  const shown = [shiftMonth(month, -1), addDays(shiftMonth(month, 3), -1)];
  const isWajar = from && to && !checkRentangCuti({ tgl_awal: from, tgl_akhir: to }, today);
  const dates = [...shown, ...(isWajar ? [shiftMonth(from, 0), addDays(shiftMonth(to, 1), -1)] : [])].toSorted();
  const query = useQuery(
    api.cuti.getBahanCuti.query({
      organisasi_id,
      ...(user_id === null ? {} : { user_id }),
      tgl_awal: dates[0] ?? '',
      tgl_akhir: dates.at(-1) ?? '',
    }),
  );
  const [known, setKnown] = useState(query.data);
  if (query.data && query.data !== known) setKnown(query.data);
  return { ...query, data: query.data ?? known };
}
