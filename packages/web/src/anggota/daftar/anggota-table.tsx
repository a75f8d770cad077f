import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useGrupPicker } from '../../base/pickers/use-grup-picker.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useFilterListsDue } from '../../base/pickers/use-filter-lists-due.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useLokasiPicker } from '../../base/pickers/use-lokasi-picker.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useBaris } from '../../ui/table/use-baris.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { usePhone } from '../../ui/show/use-phone.ts';
import { anggotaColumns, kunciAtribut } from './anggota-columns.tsx';
import { AnggotaEmpty } from './anggota-empty.tsx';
import { AnggotaTools } from './anggota-tools.tsx';
import { FILTER_ANGGOTA, toDicari } from '../saring/filter-anggota.ts';
import { FilterAnggotaChips } from '../saring/filter-anggota-chips.tsx';
import { FilterButton } from '../../ui/form/filter-button.tsx';
import { countFilters } from '../../base/filters/count-filters.ts';

const FilterTersimpan = lazy(async () => ({
  default: (await import('../../base/filters/filter-tersimpan.tsx')).FilterTersimpan,
}));
const AnggotaBulkActions = lazy(async () => ({
  default: (await import('./anggota-bulk-actions.tsx')).AnggotaBulkActions,
}));
const AnggotaPanel = lazy(async () => ({ default: (await import('./anggota-panel.tsx')).AnggotaPanel }));
const FilterAnggotaDialog = lazy(async () => ({
  default: (await import('../saring/filter-anggota-dialog.tsx')).FilterAnggotaDialog,
}));

type Props = { organisasi_id: number; canWrite: 'yes' | 'no' | 'locked' };

export function AnggotaTable({ organisasi_id, canWrite }: Props) {
  const { filters, change } = useUrlFilters(FILTER_ANGGOTA);
  const panel = useUrlFilters({ anggota: filterField.id });
  const [filtering, setFiltering] = useState(false);
  const { baris, asked } = useBaris('Daftar anggota', () => change({ page: 1 }));
  const list = useQuery({
    ...api.anggota.listAnggota.query({ ...toDicari(filters), ...asked, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const due = useFilterListsDue();
  const grup = useGrupPicker(organisasi_id, { enabled: due || filters.group_id !== undefined });
  const lokasi = useLokasiPicker(organisasi_id, { enabled: due || filters.lokasi_presensi_id !== undefined });
  const atributDue = due || filters.atribut !== '' || filters.kolom_atribut.length > 0;
  const { data: atribut = [] } = useQuery({
    ...api.nilaiAtribut.listAtributAktif.query({ organisasi_id }),
    enabled: atributDue,
  });
  const phone = usePhone();
  const tools = canWrite === 'yes' && <AnggotaTools organisasi_id={organisasi_id} filters={filters} />;
  const open = (user_id: number | undefined) => panel.change({ anggota: user_id });
  const { page: _page, sort, kolom_atribut, ...narrowing } = filters;

  return (
    <>
      <DataTable
        label="Daftar anggota"
        columns={anggotaColumns(atribut.filter(({ atribut_id }) => kolom_atribut.includes(atribut_id)))}
        query={list}
        rowKey={({ user_id }) => user_id}
        rowLabel={({ nama }) => nama}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        onPage={(page) => change({ page })}
        onOpen={({ user_id }) => open(user_id)}
        openKey={panel.filters.anggota}
        baris={baris}
        kolomLain={{
          nama: 'Atribut',
          choices: atribut.map((one) => ({
            key: kunciAtribut(one),
            header: one.nama,
            isShown: kolom_atribut.includes(one.atribut_id),
          })),
          toggle: (key) =>
            change({
              kolom_atribut: atribut
                .filter((one) => kolom_atribut.includes(one.atribut_id) !== (kunciAtribut(one) === key))
                .map(({ atribut_id }) => atribut_id),
            }),
        }}
        {...(canWrite === 'yes' && {
          bulkActions: (selected, clear) => (
            <Suspense>
              <AnggotaBulkActions organisasi_id={organisasi_id} user_ids={selected.map(Number)} onDone={clear} />
            </Suspense>
          ),
        })}
        toolbar={
          <>
            <SearchField label="Cari nama, NIP, atau email" value={filters.q} onSearch={(q) => change({ q })} />
            <FilterButton
              // Which columns are seen narrows nothing.
              aktif={countFilters(FILTER_ANGGOTA, { ...filters, kolom_atribut: [] })}
              onClick={() => setFiltering(true)}
            />
            {phone && tools}
            <FilterAnggotaChips
              filters={filters}
              names={{ grup: grup.nameOf, lokasi: lokasi.nameOf, atribut }}
              onChange={change}
            />
          </>
        }
        tools={
          !phone && (
            <>
              <Suspense>
                <FilterTersimpan layar="Daftar anggota" />
              </Suspense>
              {tools}
            </>
          )
        }
        empty={<AnggotaEmpty narrowed={Object.values(narrowing).some((one) => one !== undefined && one !== '')} />}
      />
      <Suspense>
        {filtering && (
          <FilterAnggotaDialog
            organisasi_id={organisasi_id}
            opened
            onClose={() => setFiltering(false)}
            filters={filters}
            onApply={change}
          />
        )}
      </Suspense>
      <Suspense>
        {panel.filters.anggota !== undefined && (
          <AnggotaPanel
            organisasi_id={organisasi_id}
            user_id={panel.filters.anggota}
            canWrite={canWrite === 'yes'}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
