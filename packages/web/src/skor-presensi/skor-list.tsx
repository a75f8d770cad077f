import type { SkorPresensi } from '@hadir/contract/skor-presensi/skor-presensi.contract.ts';
import { JENIS_SKOR } from '@hadir/rules/kehadiran/hari/skor-presensi.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCanWritePemilik } from '../base/session/hak/use-can-write-pemilik.ts';
import { filterField } from '../base/filters/filter-field.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { FactsDialog } from '../ui/layer/facts-dialog.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { LABEL_PELANGGARAN } from '@hadir/contract/kehadiran/hari/label-pelanggaran.ts';
import { MILIK_INDUK } from '@hadir/contract/organisasi/milik-induk.ts';
import { sebutMenitSkor } from './sebut-menit-skor.ts';
import { skorCalls } from './skor-calls.ts';
import { SKOR_COLUMNS } from './skor-columns.tsx';
import { SkorFormDialog } from './skor-form-dialog.tsx';

type Props = { pemilik: Pemilik; notice?: ReactNode; tools?: ReactNode };

const FIELDS = { page: 1, jenis: filterField.oneOf(...JENIS_SKOR) };

/** The lateness categories that an organisation's or a tenant's days are scored by. */
export function SkorList({ pemilik, notice, tools }: Props) {
  const { filters, change } = useUrlFilters(FIELDS);
  const canWrite = useCanWritePemilik(pemilik);
  const [opened, setOpened] = useState<SkorPresensi | 'tambah' | null>(null);
  const close = () => setOpened(null);
  const list = useQuery({ ...skorCalls(pemilik).list.query(filters), placeholderData: keepPreviousData });
  const row = opened === 'tambah' ? undefined : opened;
  const editable = canWrite && row?.is_milik_tenant === 'tenant_id' in pemilik;
  const isTenant = 'tenant_id' in pemilik;
  return (
    <>
      <PageHeader
        title="Keterlambatan"
        subtitle={
          isTenant
            ? 'Kategori keterlambatan dan potongannya, bagi instansi yang tidak memiliki kategori sendiri.'
            : 'Kategori keterlambatan dan potongannya. Tanpa kategori sendiri, kategori induk yang berlaku.'
        }
        crumbs={[{ label: 'Kelola Instansi' }, { label: 'Keterlambatan' }]}
        actions={
          canWrite && (
            <>
              {list.data?.total === 0 && tools}
              <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpened('tambah')}>
                Tambah kategori
              </Button>
            </>
          )
        }
      />
      {notice}
      <DataTable
        label="Daftar kategori keterlambatan"
        columns={SKOR_COLUMNS}
        query={list}
        rowKey={({ skor_presensi_id }) => skor_presensi_id}
        rowLabel={({ nama }) => nama}
        onPage={(page) => change({ page })}
        onOpen={setOpened}
        toolbar={
          <ChoiceField
            aria-label="Jenis"
            value={filters.jenis}
            choices={[
              { value: undefined, label: 'Semua jenis' },
              ...JENIS_SKOR.map((value) => ({ value, label: LABEL_PELANGGARAN[value] })),
            ]}
            onChange={(jenis) => change({ jenis })}
          />
        }
        empty={<EmptyState>Belum ada kategori keterlambatan. Tanpa kategori, tidak ada potongan.</EmptyState>}
      />
      <SkorFormDialog pemilik={pemilik} opened={opened === 'tambah'} onClose={close} />
      {row && editable && <SkorFormDialog pemilik={pemilik} skor={row} opened onClose={close} />}
      {row && !editable && (
        <FactsDialog
          opened
          onClose={close}
          title={row.nama}
          facts={[
            { label: 'Jenis', value: LABEL_PELANGGARAN[row.jenis] },
            { label: 'Menit', value: sebutMenitSkor(row) },
            { label: 'Masa berlaku', value: formatRentang(row.tgl_mulai, row.tgl_selesai) },
          ]}
          note={row.is_milik_tenant && !isTenant ? sebutInduk(row) : undefined}
        />
      )}
    </>
  );
}

const sebutInduk = ({ is_diganti }: SkorPresensi) =>
  `${MILIK_INDUK}${is_diganti ? ' Tidak berlaku di instansi ini selama instansi memiliki kategori sendiri.' : ''}`;
