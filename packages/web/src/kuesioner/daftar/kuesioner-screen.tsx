import { KEADAAN_KUESIONER } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useZona } from '../../kit/zona/use-zona.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSession } from '../../base/session/use-session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { CHIP_KEADAAN_KUESIONER } from '../dasar/chip-keadaan-kuesioner.ts';
import { BuatKuesionerDialog } from './buat-kuesioner-dialog.tsx';
import { KuesionerSayaLink } from './kuesioner-saya-link.tsx';
import { kuesionerColumns } from './kuesioner-columns.tsx';

const FIELDS = { page: 1, q: '', sort: '-dibuat_pada', keadaan: filterField.oneOf(...KEADAAN_KUESIONER) };

/** Kuesioner: what the organisation asks its members, who has answered, and where a new one is begun. */
export function KuesionerScreen({ organisasi_id }: { organisasi_id: number }) {
  const navigate = useNavigate();
  const zone = useZona();
  const { nama } = useSession()?.organisasi ?? {};
  const canWrite = useCanWrite() === 'yes';
  const { filters, change } = useUrlFilters(FIELDS);
  const [making, setMaking] = useState(false);
  const list = useQuery({
    ...api.kuesioner.listKuesioner.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = filters.q !== '' || filters.keadaan !== undefined;
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setMaking(true)}>
      Buat kuesioner
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Kuesioner"
        subtitle="Pertanyaan kepada anggota, atau lewat tautan kepada siapa pun, beserta hasilnya."
        crumbs={[...(nama ? [{ label: nama, href: hrefTo('home', { organisasi_id }) }] : []), { label: 'Kuesioner' }]}
        actions={
          <>
            <KuesionerSayaLink organisasi_id={organisasi_id} />
            {add}
          </>
        }
      />
      <DataTable
        label="Daftar kuesioner"
        columns={kuesionerColumns(organisasi_id, { canWrite, zone })}
        query={list}
        rowKey={({ kuesioner_id }) => kuesioner_id}
        rowLabel={({ judul }) => judul}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        onOpen={({ kuesioner_id }) =>
          void navigate({ to: hrefTo('kuesioner.detail', { organisasi_id, kuesioner_id }) })
        }
        toolbar={
          <>
            <SearchField label="Cari kuesioner" value={filters.q} onSearch={(q) => change({ q })} />
            <ChoiceField
              aria-label="Keadaan kuesioner"
              value={filters.keadaan}
              choices={[
                { value: undefined, label: 'Semua keadaan' },
                ...KEADAAN_KUESIONER.map((value) => ({ value, label: CHIP_KEADAAN_KUESIONER[value].label })),
              ]}
              onChange={(keadaan) => change({ keadaan })}
            />
          </>
        }
        empty={
          <EmptyState action={isFiltered ? undefined : add}>
            {isFiltered
              ? 'Tidak ada kuesioner yang cocok.'
              : 'Belum ada kuesioner. Mulai dari templat atau susun sendiri.'}
          </EmptyState>
        }
      />
      {making && <BuatKuesionerDialog organisasi_id={organisasi_id} onClose={() => setMaking(false)} />}
    </>
  );
}
