import type { HargaLangganan } from '@hadir/contract/billing/harga/harga-langganan.contract.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { TenantTabs } from '../base/page/tenant-tabs.tsx';
import { useCanWriteTenant } from '../base/session/hak/use-can-write-tenant.ts';
import { formatAngka, formatPersen, formatTanggal } from '../kit/format/format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import type { Tone } from '../ui/show/tone.ts';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { HargaFormDialog } from './harga-form-dialog.tsx';

const CHIP: Record<HargaLangganan['keadaan'], { label: string; tone: Tone }> = {
  berlaku: { label: 'Berlaku', tone: 'green' },
  mendatang: { label: 'Mendatang', tone: 'blue' },
  lampau: { label: 'Lampau', tone: 'grey' },
};

/** Harga Langganan: every price list there was, is and will be; a new one takes over from its date. */
export function HargaScreen() {
  const { filters, change } = useUrlFilters({ page: 1 });
  const [adding, setAdding] = useState(false);
  const canWrite = useCanWriteTenant();
  const list = useQuery({
    ...api.hargaLangganan.listHarga.query(filters, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Harga Langganan"
        subtitle="Tabel harga hanya ditambah: pesanan lama tetap dengan harganya."
        crumbs={[{ label: 'Tenant' }, { label: 'Harga Langganan' }]}
        actions={
          canWrite && (
            <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
              Tetapkan harga
            </Button>
          )
        }
      />
      <TenantTabs current="langganan.harga" />
      <DataTable
        label="Tabel harga"
        columns={canWrite ? [...COLUMNS, HAPUS] : COLUMNS}
        query={list}
        rowKey={({ harga_id }) => harga_id}
        rowLabel={({ keterangan }) => keterangan}
        onPage={(page) => change({ page })}
        empty={<EmptyState>Belum ada harga. Selama itu tidak ada yang dapat memesan langganan.</EmptyState>}
      />
      <HargaFormDialog opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

const COLUMNS: Column<HargaLangganan>[] = [
  { key: 'tgl_mulai', header: 'Sejak', cell: ({ tgl_mulai }) => <strong>{formatTanggal(tgl_mulai)}</strong> },
  {
    key: 'tingkat',
    header: 'Per akun sebulan',
    wrap: true,
    cell: ({ tingkat }) =>
      tingkat.map(({ dari, harga }) => `${sebutRupiah(harga)} dari akun ke-${formatAngka(dari)}`).join('; '),
  },
  { key: 'ppn', header: 'PPN', align: 'end', cell: ({ ppn }) => formatPersen(ppn / 100) },
  { key: 'keterangan', header: 'Keterangan', wrap: true, cell: ({ keterangan }) => keterangan },
  {
    key: 'keadaan',
    header: 'Keadaan',
    card: 'corner',
    cell: ({ keadaan }) => <StatusChip {...CHIP[keadaan]} />,
  },
];

const HAPUS: Column<HargaLangganan> = {
  key: 'hapus',
  header: 'Tindakan',
  cell: (row) => row.keadaan === 'mendatang' && <HapusHarga row={row} />,
};

function HapusHarga({ row: { harga_id, tgl_mulai } }: { row: HargaLangganan }) {
  const remove = useMutation(api.hargaLangganan.removeHarga.mutation());
  return (
    <DeleteButton
      title="Hapus harga ini?"
      message={`Harga yang mulai ${formatTanggal(tgl_mulai)} tidak jadi berlaku; yang sebelumnya berlanjut.`}
      loading={remove.isPending}
      onDelete={() => remove.mutate({ harga_id })}
    />
  );
}
