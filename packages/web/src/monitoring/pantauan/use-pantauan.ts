import type { DaftarPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import type { KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { openLangsung } from '../../base/api/open-langsung.ts';
import { BELUM_TERSAMBUNG, langsungSesudah, sambunganOf } from './sambungan.ts';

/** How often it is asked for while nothing comes by itself. */
export const TANYA_MS = 30_000;

type Input = {
  page: number;
  count: number;
  q?: string | undefined;
  keadaan?: KeadaanPantauan | undefined;
  tenant_id?: number | undefined;
  organisasi_id?: number | undefined;
};

/** What is watched: shown as it changes, and asked for where the connection for that does not stand. */
export function usePantauan({ page, count, q, keadaan, tenant_id, organisasi_id }: Input) {
  const [langsung, setLangsung] = useState(BELUM_TERSAMBUNG);
  const client = useQueryClient();
  const asked = api.monitoring.listPantauan.query(
    { page, count, q, keadaan, tenant_id, organisasi_id },
    { errors: 'screen', autosave: true },
  );
  const query = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
    refetchInterval: langsung.isLangsung ? false : TANYA_MS,
  });
  useEffect(() => {
    const input = { page, count, q, keadaan, tenant_id, organisasi_id };
    const { queryKey } = api.monitoring.listPantauan.query(input);
    return openLangsung<DaftarPantauan>('pantauan', input, {
      onData: (data) => client.setQueryData(queryKey, data),
      onLangsung: (next) => setLangsung(langsungSesudah(next, Date.now())),
      // Asked again, it says why.
      onKeluar: () => void client.resetQueries({ queryKey }),
    });
  }, [client, page, count, q, keadaan, tenant_id, organisasi_id]);
  return { query, sambungan: sambunganOf(langsung, query) };
}
