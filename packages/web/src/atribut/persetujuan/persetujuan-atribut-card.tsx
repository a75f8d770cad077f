import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useCanWriteTenant } from '../../base/session/hak/use-can-write-tenant.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { MENUNGGU_COLUMNS } from './menunggu-columns.tsx';
import { MenungguPanel } from './menunggu-panel.tsx';

/** Whether the tenant wants to approve its organisations' attributes, and those that wait for it. */
export function PersetujuanAtributCard({ tenant_id }: { tenant_id: number }) {
  const canWrite = useCanWriteTenant();
  const [page, setPage] = useState(1);
  const panel = useUrlFilters({ atribut: filterField.id });
  const list = useQuery({
    ...api.persetujuanAtribut.listAtributMenunggu.query({ tenant_id, page }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const change = useMutation(
    api.persetujuanAtribut.changePersetujuanAtribut.mutation({ refetches: ['atribut', 'atributTenant'] }),
  );
  const menunggu = list.data?.total ?? 0;
  const isPerlu = list.data?.is_perlu_disetujui ?? false;
  const opened = list.data?.data.find(({ atribut_id }) => atribut_id === panel.filters.atribut);
  return (
    <Card
      title={
        menunggu > 0
          ? `Persetujuan atribut instansi (${formatAngka(menunggu)} menunggu)`
          : 'Persetujuan atribut instansi'
      }
      subtitle="Atribut yang dibuat instansi sendiri. Yang menunggu belum tampil di isian, Daftar, dan impor."
    >
      <SwitchField
        label="Atribut instansi perlu disetujui"
        description="Yang ditambah atau diubah operator menunggu keputusan admin induk. Yang sudah aktif tetap aktif."
        checked={isPerlu}
        disabled={!canWrite || !list.data || change.isPending}
        onChange={(is_perlu_disetujui) => change.mutate({ tenant_id, is_perlu_disetujui })}
      />
      {(isPerlu || menunggu > 0 || list.isError) && (
        <DataTable
          label="Atribut yang menunggu persetujuan"
          columns={MENUNGGU_COLUMNS}
          query={list}
          rowKey={({ atribut_id }) => atribut_id}
          rowLabel={({ nama }) => nama}
          onPage={setPage}
          onOpen={({ atribut_id }) => panel.change({ atribut: atribut_id })}
          openKey={panel.filters.atribut}
          empty={<EmptyState>Tidak ada atribut yang menunggu.</EmptyState>}
        />
      )}
      {opened && (
        <MenungguPanel
          key={opened.atribut_id}
          tenant_id={tenant_id}
          atribut={opened}
          canWrite={canWrite}
          onClose={() => panel.change({ atribut: undefined })}
        />
      )}
    </Card>
  );
}
