import type { PerubahanPeta } from '@hadir/contract/monitoring/pantauan.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { openLangsung } from '../../base/api/open-langsung.ts';
import { BELUM_TERSAMBUNG, langsungSesudah, sambunganOf } from '../pantauan/sambungan.ts';
import { TANYA_MS } from '../pantauan/use-pantauan.ts';
import { readTitik, type KeadaanKini } from './titik.ts';

/** Every organisation of the map: where it lies is asked for once, how it stands is told as it changes. */
export function usePeta(tenant_id: number | undefined) {
  const [langsung, setLangsung] = useState(BELUM_TERSAMBUNG);
  const [kini, setKini] = useState<KeadaanKini | null>(null);
  const client = useQueryClient();
  const query = useQuery({
    ...api.monitoring.listPeta.query({ tenant_id }, { errors: 'screen', autosave: true }),
    refetchInterval: langsung.isLangsung ? false : TANYA_MS,
  });
  useEffect(() => {
    const forget = () => setKini(null);
    const hangUp = openLangsung<PerubahanPeta>(
      'peta',
      { tenant_id },
      {
        onData: (perubahan) => setKini((before) => merge(before, perubahan)),
        onLangsung: (next) => {
          setLangsung(langsungSesudah(next, Date.now()));
          if (!next) forget();
        },
        // Asked again, it says why.
        onKeluar: () => void client.resetQueries({ queryKey: api.monitoring.listPeta.query({ tenant_id }).queryKey }),
      },
    );
    return () => {
      hangUp();
      forget();
    };
  }, [client, tenant_id]);
  const titik = useMemo(() => query.data && readTitik(query.data.titik, kini), [query.data, kini]);
  const isNew = kini !== null && titik !== undefined && titik.length < kini.size;
  useEffect(() => {
    // One that nobody has said yet where it lies.
    if (isNew) void client.invalidateQueries({ queryKey: api.monitoring.listPeta.query({ tenant_id }).queryKey });
  }, [isNew, client, tenant_id]);
  return { query, titik, sambungan: sambunganOf(langsung, query) };
}

function merge(
  before: KeadaanKini | null,
  { organisasi_id, keadaan, kurang, sebab, utuh }: PerubahanPeta,
): KeadaanKini {
  const next = new Map(utuh ? undefined : before);
  for (const [at, id] of organisasi_id.entries())
    next.set(id, { keadaan: keadaan[at] ?? 'biasa', kurang: kurang[at] ?? 0, sebab: sebab[at] ?? 0 });
  return next;
}
