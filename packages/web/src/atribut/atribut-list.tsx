import type { Atribut } from '@hadir/contract/atribut/daftar/atribut.ts';
import { LABEL_TIPE_ATRIBUT, sebutSiapaAtribut } from '@hadir/contract/atribut/daftar/sebut-atribut.ts';
import { sebutYaTidak } from '@hadir/contract/kit/sebut-ya-tidak.ts';
import { MILIK_INDUK } from '@hadir/contract/organisasi/milik-induk.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../base/api/api.ts';
import type { Pemilik } from '../base/api/pemilik.ts';
import { UnduhXlsxButton } from '../base/unduhan/unduh-xlsx-button.tsx';
import { useCanWritePemilik } from '../base/session/hak/use-can-write-pemilik.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { FactsDialog } from '../ui/layer/facts-dialog.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { atributCalls } from './atribut-calls.ts';
import { ATRIBUT_COLUMNS } from './atribut-columns.tsx';
import { AtributFormDialog } from './atribut-form-dialog.tsx';
import { UrutanAtribut } from './urutan-atribut.tsx';

/** All that an organisation can have of its own and its tenant's. */
const SEMUA = { page: 1, count: 150 };

/** The attributes of an organisation's or a tenant's members, with their order and what is done with them. */
export function AtributList({ pemilik }: { pemilik: Pemilik }) {
  const canWrite = useCanWritePemilik(pemilik);
  const isTenant = 'tenant_id' in pemilik;
  const calls = atributCalls(pemilik);
  const [opened, setOpened] = useState<Atribut | 'tambah' | null>(null);
  const close = () => setOpened(null);
  const list = useQuery({ ...calls.list.query(SEMUA), placeholderData: keepPreviousData });
  const order = useMutation(calls.order.mutation({ quiet: true, refetches: ['nilaiAtribut'] }));
  const sendiri = (list.data?.data ?? []).filter((one) => one.is_milik_tenant === isTenant);
  const row = opened === 'tambah' ? undefined : opened;
  const editable = canWrite && row?.is_milik_tenant === isTenant;
  const urutan = {
    key: 'urutan',
    header: 'Urutan',
    cell: (atribut: Atribut) => (
      <UrutanAtribut
        atribut={atribut}
        sendiri={sendiri}
        moving={order.isPending}
        onMove={(atribut_ids) => order.mutate({ atribut_ids })}
      />
    ),
  };
  return (
    <>
      <DataTable
        label="Daftar atribut"
        columns={canWrite && sendiri.length > 1 ? [...ATRIBUT_COLUMNS, urutan] : ATRIBUT_COLUMNS}
        query={list}
        rowKey={({ atribut_id }) => atribut_id}
        rowLabel={({ nama }) => nama}
        onPage={() => undefined}
        onOpen={setOpened}
        tools={
          <>
            {'tenant_id' in pemilik ? (
              <UnduhXlsxButton save={api.atributTenant.exportAtributTenant.save()} input={pemilik} />
            ) : (
              <UnduhXlsxButton save={api.atribut.exportAtribut.save()} input={pemilik} />
            )}
            {canWrite && (
              <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpened('tambah')}>
                Tambah atribut
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState>
            Belum ada atribut. Tambahkan yang perlu dicatat dari anggota, misalnya ukuran seragam atau TMT.
          </EmptyState>
        }
      />
      <AtributFormDialog
        pemilik={pemilik}
        isPerluDisetujui={list.data?.is_perlu_disetujui}
        opened={opened === 'tambah'}
        onClose={close}
      />
      {row && editable && (
        <AtributFormDialog
          pemilik={pemilik}
          atribut={row}
          isPerluDisetujui={list.data?.is_perlu_disetujui}
          opened
          onClose={close}
        />
      )}
      {row && !editable && (
        <FactsDialog
          opened
          onClose={close}
          title={row.nama}
          facts={[
            { label: 'Tipe', value: LABEL_TIPE_ATRIBUT[row.tipe] },
            { label: 'Pilihan', value: row.pilihan.join(', ') },
            { label: 'Diisi', value: sebutSiapaAtribut(row) },
            { label: 'Wajib', value: sebutYaTidak(row.is_wajib) },
          ]}
          note={row.is_milik_tenant && !isTenant ? MILIK_INDUK : undefined}
        />
      )}
    </>
  );
}
