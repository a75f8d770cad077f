import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptSession } from '../../base/session/kept-session.ts';
import { lastPresensiQuery } from './last-presensi-query.ts';
import { toKeptToday } from './to-kept-today.ts';

/** The member's today. The last answer is kept on the device, so that the check-in opens at once and offline too. */
export function useLastPresensi(organisasi_id: number, user_id: number) {
  const key = `presensi-${organisasi_id}-${user_id}`;
  const query = useQuery({
    ...lastPresensiQuery({ organisasi_id }),
    refetchOnWindowFocus: 'always',
  });
  const { data } = query;
  useEffect(() => {
    if (data) keptSession.keep(key, data);
  }, [key, data]);

  // Written by the line above and by nothing else.
  const kept = data ? undefined : (keptSession.read(key) as PresensiTerakhir | undefined);
  return {
    last: data ?? (kept && toKeptToday(kept, todayAt(kept.timezone))),
    error: query.error,
    refetch: query.refetch,
  };
}

const todayAt = (zone: string) => tanggalOfWaktu(waktuLokalOf(Date.now(), zone as Zona));
