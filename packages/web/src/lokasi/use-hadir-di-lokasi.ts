import type { MenurutLokasi } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { output } from 'zod/mini';
import { api } from '../base/api/api.ts';
import { useSession } from '../base/session/use-session.ts';
import { tanggalOf } from '../kit/format/format.ts';

export type HadirDiLokasi = output<typeof MenurutLokasi>;

/** The organisation's attendance of today by place; undefined until it came, and where it is locked. */
export function useHadirDiLokasi(organisasi_id: number, isAsked: boolean): HadirDiLokasi | undefined {
  const [now] = useState(() => new Date());
  const today = tanggalOf(now, useSession()?.organisasi?.timezone);
  const query = useQuery({
    ...api.analitik.countLokasiPresensi.query({ organisasi_id, from: today, to: today }, { errors: 'screen' }),
    enabled: isAsked,
  });
  return query.data;
}
