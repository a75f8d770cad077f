import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSebutSaat } from '../kit/zona/use-sebut-saat.ts';
import { api } from '../base/api/api.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { SidePanel } from '../ui/layer/side-panel.tsx';
import { factsOfKlaim } from './facts-of-klaim.tsx';
import { KeputusanKlaim } from './keputusan-klaim.tsx';
import { KLAIM_COLUMNS } from './klaim-columns.tsx';
import { sebutAnggotaKlaim } from './sebut-klaim.ts';

/** The claims that wait for one's own decision, each with what it is decided by beside the list. */
export function AntreanKlaimSection({ organisasi_id }: { organisasi_id: number }) {
  const sebut = useSebutSaat();
  const { filters, change } = useUrlFilters({ page: 1 });
  const [openId, setOpenId] = useState<number | null>(null);
  const list = useQuery({
    ...api.klaimPresensi.listKlaimMenungguSaya.query({ organisasi_id, page: filters.page }),
    placeholderData: keepPreviousData,
  });
  const klaim = list.data?.data.find(({ presensi_klaim_id }) => presensi_klaim_id === openId);
  const close = () => setOpenId(null);
  return (
    <>
      <DataTable
        label="Klaim yang menunggu keputusan"
        columns={KLAIM_COLUMNS}
        query={list}
        rowKey={({ presensi_klaim_id }) => presensi_klaim_id}
        rowLabel={sebutAnggotaKlaim}
        onPage={(page) => change({ page })}
        onOpen={({ presensi_klaim_id }) => setOpenId(presensi_klaim_id)}
        openKey={openId ?? undefined}
        empty={<EmptyState>Tidak ada klaim yang menunggu keputusan Anda.</EmptyState>}
      />
      <SidePanel
        opened={klaim !== undefined}
        onClose={close}
        title={klaim ? sebutAnggotaKlaim(klaim) : 'Klaim presensi'}
        footer={klaim && <KeputusanKlaim organisasi_id={organisasi_id} klaim={klaim} onDecided={close} />}
      >
        {klaim && <Facts facts={factsOfKlaim(organisasi_id, klaim, sebut)} />}
      </SidePanel>
    </>
  );
}
