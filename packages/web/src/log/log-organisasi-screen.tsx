import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { FILTER_LOG, toSaringLog } from './filter-log.ts';
import { LogPage } from './log-page.tsx';
import { refetchWhileBerjalan } from '../base/api/refetch-while-berjalan.ts';

/** Riwayat Log Akses of one organisation. */
export function LogOrganisasiScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(FILTER_LOG);
  const saring = { ...toSaringLog(filters), organisasi_id };
  const query = useQuery({
    ...api.logOrganisasi.listLogOrganisasi.query({ ...saring, sesudah: filters.sesudah || undefined }),
    placeholderData: keepPreviousData,
  });
  const unduhan = useQuery({
    ...api.logOrganisasi.listUnduhanLogOrganisasi.query({ organisasi_id }),
    refetchInterval: refetchWhileBerjalan,
  });
  const ask = useMutation(api.logOrganisasi.generateLogOrganisasi.mutation());
  const save = useMutation(api.logOrganisasi.exportLogOrganisasi.save());
  return (
    <LogPage
      query={query}
      filters={filters}
      onChange={change}
      tempat={{ organisasi_id }}
      unduhan={{
        data: unduhan.data ?? [],
        busy: save.isPending ? save.variables.unduhan_id : undefined,
        onSave: (unduhan_id) => save.mutate({ organisasi_id, unduhan_id }),
      }}
      minta={{ isAsking: ask.isPending, sebab: null, onAsk: () => ask.mutate(saring) }}
    />
  );
}
