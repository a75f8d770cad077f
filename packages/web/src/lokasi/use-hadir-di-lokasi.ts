import type { MenurutLokasi } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { useQuery } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { useToday } from '../kit/zona/use-today.ts';
import { api } from '../base/api/api.ts';

export type HadirDiLokasi = output<typeof MenurutLokasi>;

/** The organisation's attendance of today by place; undefined until it came, and where it is locked. */
export function useHadirDiLokasi(organisasi_id: number, isAsked: boolean): HadirDiLokasi | undefined {
  const today = useToday();
  const query = useQuery({
    ...api.analitik.countLokasiPresensi.query({ organisasi_id, from: today, to: today }, { errors: 'screen' }),
    enabled: isAsked,
  });
  return query.data;
}
