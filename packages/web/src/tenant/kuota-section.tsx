import type { BarisKuota } from '@hadir/contract/tenant/kuota/kuota.contract.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import { UnduhXlsxButton } from '../base/unduhan/unduh-xlsx-button.tsx';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { KuotaFormDialog } from './kuota-form-dialog.tsx';
import { sebutKuota } from '@hadir/contract/tenant/sebut-kuota.ts';
import { SELURUH_INDUK } from '@hadir/contract/tenant/seluruh-induk.ts';
import classes from './tenant.module.css';

const COLUMNS: Column<BarisKuota>[] = [
  { key: 'tgl_mulai', header: 'Sejak', cell: (row) => formatTanggal(row.tgl_mulai) },
  { key: 'bagi', header: 'Bagi', wrap: true, cell: (row) => row.nama_organisasi ?? SELURUH_INDUK },
  { key: 'kuota', header: 'Akun', align: 'end', cell: (row) => sebutKuota(row.kuota) },
  {
    key: 'kuota_organisasi',
    header: 'Instansi',
    align: 'end',
    cell: (row) => (row.organisasi_id === null ? sebutKuota(row.kuota_organisasi) : '—'),
  },
  { key: 'keterangan', header: 'Keterangan', wrap: true, cell: (row) => row.keterangan },
];

/** The quota of a tenant: what holds today, how much of it is used, and every line there was. */
export function KuotaSection({ tenant_id, canWrite }: { tenant_id: number; canWrite: boolean }) {
  const [page, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const list = useQuery({
    ...api.kuota.listKuota.query({ tenant_id, page }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const pemakaian = list.data?.pemakaian;
  return (
    <Card
      title="Kuota"
      subtitle="Di atas kuota tidak ada yang ditambahkan atau diaktifkan; yang sudah ada tetap, dan presensi tidak pernah ditolak."
      actions={
        canWrite && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            Tetapkan kuota
          </Button>
        )
      }
    >
      <div className={classes['stack']}>
        {pemakaian && (
          <Facts
            facts={[
              { label: 'Akun terpakai', value: formatAngka(pemakaian.terpakai) },
              { label: 'Kuota akun', value: sebutKuota(pemakaian.kuota) },
              { label: 'Instansi', value: formatAngka(pemakaian.jumlah_organisasi) },
              { label: 'Kuota instansi', value: sebutKuota(pemakaian.kuota_organisasi) },
            ]}
          />
        )}
        <DataTable
          label="Baris kuota"
          tools={<UnduhXlsxButton save={api.kuota.exportKuota.save()} input={{ tenant_id }} />}
          columns={COLUMNS}
          query={list}
          rowKey={({ kuota_id }) => kuota_id}
          rowLabel={({ keterangan }) => keterangan}
          onPage={setPage}
          empty={<EmptyState>Belum ada kuota yang ditetapkan: jumlah akun dan instansi tidak dibatasi.</EmptyState>}
        />
      </div>
      {canWrite && <KuotaFormDialog tenant_id={tenant_id} opened={adding} onClose={() => setAdding(false)} />}
    </Card>
  );
}
