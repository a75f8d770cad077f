import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { isBulanLewat } from '@hadir/rules/verval/is-bulan-lewat.ts';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import type { DateRange } from '../../ui/date/date-range.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';

/** A dispensation spans weeks; of one that is longer the first months are looked at. */
const MAKS_BULAN = 6;

/** That a dispensation opens nothing in months that are frozen, before it is given; nothing where none is. */
export function BulanBekuNote({ organisasi_id, rentang }: { organisasi_id: number; rentang: DateRange }) {
  const today = useToday();
  const status = useQueries({
    queries: listBulan(rentang, today).map((bulan) =>
      api.verval.getStatusVerval.query({ organisasi_id, bulan }, { errors: 'caller' }),
    ),
  });
  const beku = status.flatMap(({ data }) => {
    const jumlah = data ? data.anggota.terverifikasi + data.anggota.terkirim : 0;
    return data && jumlah > 0 ? [`${sebutBulan(data.bulan)} (${formatAngka(jumlah)} anggota)`] : [];
  });
  if (beku.length === 0) return null;
  const pesan = `${beku.join(', ')} sudah diverifikasi dan dibekukan. Cuti anggota itu pada bulan itu tetap ditolak sampai bulannya dibuka di Verval.`;
  return <FormNotice pesan={pesan} />;
}

/** The months of a range that are over: no other is frozen. */
function listBulan({ from, to }: DateRange, today: string): string[] {
  const bulan: string[] = [];
  if (from === null || to === null) return bulan;
  for (let first = shiftMonth(from, 0); first <= to && bulan.length < MAKS_BULAN; first = shiftMonth(first, 1)) {
    if (isBulanLewat(first.slice(0, 7), today)) bulan.push(first.slice(0, 7));
  }
  return bulan;
}
