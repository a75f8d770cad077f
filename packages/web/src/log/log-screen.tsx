import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { useSession } from '../base/session/use-session.ts';
import { FILTER_LOG, toSaringLog } from './filter-log.ts';
import { LogPage } from './log-page.tsx';
import { refetchWhileBerjalan } from '../base/api/refetch-while-berjalan.ts';

/** Riwayat Log Akses of a tenant; of all tenants for those above them. */
export function LogScreen() {
  const own = useSession()?.me.tenant_id ?? null;
  const isAbove = own === null;
  const { filters, change } = useUrlFilters(FILTER_LOG);
  const { tenant_id, organisasi_id, sesudah } = filters;
  const saring = { ...toSaringLog(filters), tenant_id, organisasi_id };
  const query = useQuery({
    ...api.log.listLog.query({ ...saring, sesudah: sesudah || undefined }),
    placeholderData: keepPreviousData,
  });
  const unduhan = useQuery({ ...api.log.listUnduhanLog.query({}), refetchInterval: refetchWhileBerjalan });
  const ask = useMutation(api.log.generateLog.mutation());
  const save = useMutation(api.log.exportLog.save());
  const sebab =
    isAbove && tenant_id === undefined
      ? 'Untuk mengunduh, pilih induknya di Filter: berkasnya milik satu induk.'
      : null;
  return (
    <LogPage
      query={query}
      filters={filters}
      onChange={change}
      tempat={{ tenant_id: own ?? tenant_id ?? null }}
      isAbove={isAbove}
      unduhan={{
        data: unduhan.data ?? [],
        busy: save.isPending ? save.variables.unduhan_id : undefined,
        onSave: (unduhan_id) => save.mutate({ unduhan_id }),
      }}
      minta={{ isAsking: ask.isPending, sebab, onAsk: () => ask.mutate(saring) }}
    />
  );
}
