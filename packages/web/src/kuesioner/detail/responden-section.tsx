import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import type { kuesioner as calls } from '@hadir/contract/kuesioner/daftar/kuesioner.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { canKuesioner } from '@hadir/rules/kuesioner/tindakan-kuesioner.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useIngatkanKuesioner } from '../dasar/use-ingatkan-kuesioner.ts';
import { useMembaca } from '../dasar/use-membaca.ts';
import { JawabanRespondenPanel } from './jawaban-responden-panel.tsx';

type Props = { organisasi_id: number; kuesioner: KuesionerDetail; canWrite: boolean };
type Row = Output<typeof calls.listResponden>['data'][number];

const FIELDS = { page: 1, q: '', sudah: filterField.flag, id: filterField.id };

/** Whom it is for, and who of them has answered and what; those who have not are reminded. */
export function RespondenSection({ organisasi_id, kuesioner, canWrite }: Props) {
  const { kuesioner_id, keadaan } = kuesioner;
  const { filters, change } = useUrlFilters(FIELDS);
  const { id: openId, ...asked } = filters;
  const open = (id: number | undefined) => change({ id, page: filters.page });
  // Of an anonymous one nobody can say who answered what.
  const mayRead = useMembaca().jawabanOrang && !kuesioner.is_anonim;
  const list = useQuery({
    ...api.kuesioner.listResponden.query({ ...asked, organisasi_id, kuesioner_id }),
    placeholderData: keepPreviousData,
  });
  const { ingatkan, isPending } = useIngatkanKuesioner();
  const belum = list.data?.belum ?? 0;
  const isFiltered = filters.q !== '' || filters.sudah !== undefined;
  return (
    <>
      <DataTable<Row>
        label="Daftar responden"
        columns={COLUMNS}
        query={list}
        rowKey={({ user_id }) => user_id}
        rowLabel={({ nama }) => nama}
        onPage={(page) => change({ page })}
        {...(mayRead && { onOpen: ({ user_id }) => open(user_id), openKey: openId })}
        toolbar={
          <>
            <SearchField label="Cari responden" value={filters.q} onSearch={(q) => change({ q })} />
            <ChoiceField
              aria-label="Sudah menjawab"
              value={filters.sudah}
              choices={[
                { value: undefined, label: 'Semua' },
                { value: true, label: list.data ? `Sudah (${formatAngka(list.data.sudah)})` : 'Sudah' },
                { value: false, label: list.data ? `Belum (${formatAngka(belum)})` : 'Belum' },
              ]}
              onChange={(sudah) => change({ sudah })}
            />
          </>
        }
        tools={
          canWrite &&
          canKuesioner('ingatkan', keadaan) &&
          belum > 0 && (
            <Button
              variant="default"
              loading={isPending}
              onClick={() => void ingatkan({ organisasi_id, kuesioner_id }, belum)}
            >
              Ingatkan
            </Button>
          )
        }
        empty={
          <EmptyState>
            {isFiltered ? 'Tidak ada responden yang cocok.' : 'Belum ada anggota yang menjadi sasaran kuesioner ini.'}
          </EmptyState>
        }
      />
      {mayRead && (
        <JawabanRespondenPanel
          organisasi_id={organisasi_id}
          kuesioner={kuesioner}
          responden={list.data?.data.find(({ user_id }) => user_id === openId)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

const COLUMNS: Column<Row>[] = [
  { key: 'nama', header: 'Nama', cell: ({ nama }) => <strong>{nama}</strong> },
  { key: 'nip', header: 'NIP', cell: ({ nip }) => nip ?? '—' },
  { key: 'grup', header: 'Grup', cell: ({ grup }) => grup ?? '—' },
  {
    key: 'sudah',
    header: 'Menjawab',
    card: 'corner',
    cell: ({ sudah }) => <StatusChip tone={sudah ? 'green' : 'grey'} label={sudah ? 'Sudah' : 'Belum'} />,
  },
  { key: 'tanggal', header: 'Tanggal', cell: ({ tanggal }) => (tanggal ? formatTanggal(tanggal) : '—') },
];
