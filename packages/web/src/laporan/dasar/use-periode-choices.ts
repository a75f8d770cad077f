import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { callsOfPemilik } from '../../base/api/calls-of-pemilik.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { formatBulan } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import type { FilterRentang } from './filter-rentang.ts';

const BULAN = 12;
const KOSONG: FilterRentang = { periode_laporan_id: 0, bulan: '', from: '', to: '' };
export const RENTANG_LAIN = 'lain';

/**
 * The spans of reports to choose from: the last twelve months, the periode laporan of whom it is about, or two dates.
 * `enabled` is whether the periode are fetched; a plain member is offered none.
 */
export function usePeriodeChoices(pemilik: Pemilik | undefined, enabled: boolean) {
  const { data: periode } = useQuery({
    ...periodeOf(pemilik ?? { organisasi_id: 0 }).list.query({ count: 500 }),
    enabled: pemilik !== undefined && enabled,
  });
  const today = useToday();
  const bulan = Array.from({ length: BULAN }, (_, back) => shiftMonth(today, -back).slice(0, 7));
  return {
    today,
    choices: [
      ...bulan.map((one) => ({ value: one, label: formatBulan(one) })),
      ...(periode?.data ?? []).map((one) => ({ value: `periode ${one.periode_laporan_id}`, label: one.nama })),
      { value: RENTANG_LAIN, label: 'Rentang tanggal lain' },
    ],
    /** Which of them a span is. */
    chosenOf: ({ periode_laporan_id, bulan: month, from, to }: FilterRentang) => {
      if (periode_laporan_id > 0) return `periode ${periode_laporan_id}`;
      return from !== '' || to !== '' ? RENTANG_LAIN : month || today.slice(0, 7);
    },
    /** The span that a choice stands for; of two dates this month so far. */
    rentangOf: (chosen: string): FilterRentang => {
      if (chosen === RENTANG_LAIN) return { ...KOSONG, from: shiftMonth(today, 0), to: today };
      if (chosen.startsWith('periode ')) return { ...KOSONG, periode_laporan_id: Number(chosen.slice(8)) };
      return { ...KOSONG, bulan: chosen === today.slice(0, 7) ? '' : chosen };
    },
  };
}

/** The span of two dates. */
export const rentangTanggal = ({ from, to }: { from: string | null; to: string | null }): FilterRentang => ({
  ...KOSONG,
  from: from ?? '',
  to: to ?? '',
});

const periodeOf = (pemilik: Pemilik) =>
  callsOfPemilik(pemilik, { list: api.periodeTenant.listPeriodeTenant }, { list: api.periode.listPeriode });
