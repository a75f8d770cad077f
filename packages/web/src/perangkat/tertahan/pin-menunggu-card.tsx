import type { PinMenunggu } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import { ketukanTertahan } from '@hadir/contract/perangkat/tertahan/ketukan-tertahan.contract.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { mayPasangPin } from '@hadir/rules/perangkat/may-pasang-pin.ts';
import { useSession } from '../../base/session/use-session.ts';
import { AnggotaPicker } from '../../base/pickers/anggota-picker.tsx';
import { formatAngka } from '../../kit/format/format.ts';
import { formatSaat } from '../../kit/format/format-saat.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { Card } from '../../ui/show/card.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';

type Pin = z.output<typeof PinMenunggu>;
type Values = { user_id: number | null };
type Props = { organisasi_id: number; canWrite: boolean };

const schema = z.object({
  user_id: z
    .nullable(ketukanTertahan.assignPin.input.shape.user_id)
    .check(z.refine((value) => value !== null, 'Pilih anggotanya')),
});

/** PINs that were used on a machine and that nobody has; shown while there are any. */
export function PinMenungguCard({ organisasi_id, canWrite }: Props) {
  const oleh = useSession()?.me.user_id ?? 0;
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Pin | null>(null);
  const list = useQuery({
    ...api.ketukanTertahan.listPinMenunggu.query({ organisasi_id, page }),
    placeholderData: keepPreviousData,
  });
  const assign = useMutation(
    api.ketukanTertahan.assignPin.mutation({
      errors: 'caller',
      refetches: ['perangkat', 'anggota', 'kehadiran', 'persetujuan'],
    }),
  );
  if (list.data && list.data.total === 0 && opened === null) return null;
  const tindakan: Column<Pin> = {
    key: 'tindakan',
    header: 'Tindakan',
    cell: (row) => (
      <Button variant="subtle" size="compact-sm" aria-label={`Pasangkan PIN ${row.pin}`} onClick={() => setOpened(row)}>
        Pasangkan
      </Button>
    ),
  };
  return (
    <Card
      title="PIN tanpa anggota"
      subtitle="Dipakai di mesin, tetapi belum milik siapa pun. Pasangkan, dan presensinya dicatat sejak yang pertama."
    >
      <DataTable
        label="PIN tanpa anggota"
        columns={canWrite ? [...COLUMNS, tindakan] : COLUMNS}
        query={list}
        rowKey={({ pin }) => pin}
        rowLabel={({ pin }) => `PIN ${pin}`}
        onPage={setPage}
        compact
      />
      <FormDialog<Values>
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title={`Pasangkan PIN ${opened?.pin ?? ''}`}
        submitLabel="Pasangkan"
        initialValues={{ user_id: null }}
        schema={schema}
        onSubmit={({ user_id }) => assign.mutateAsync({ organisasi_id, pin: opened?.pin ?? '', user_id: user_id ?? 0 })}
      >
        {({ field, form }) => (
          <>
            <FormNotice
              pesan={`${formatAngka(opened?.jumlah ?? 0)} ketukan menjadi presensinya, dan hari-harinya dinilai lagi. Bulan yang sudah diverifikasi tidak berubah.`}
            />
            <AnggotaPicker organisasi_id={organisasi_id} label="Anggota" required {...field('user_id')} />
            {form.values.user_id !== null && !mayPasangPin({ user_id: form.values.user_id }, oleh) && (
              <FormNotice pesan="PIN Anda sendiri dipasangkan operator lain atau admin induk." />
            )}
          </>
        )}
      </FormDialog>
    </Card>
  );
}

const COLUMNS: Column<Pin>[] = [
  { key: 'pin', header: 'PIN', cell: ({ pin }) => <strong>PIN {pin}</strong> },
  { key: 'jumlah', header: 'Ketukan', align: 'end', cell: ({ jumlah }) => formatAngka(jumlah) },
  { key: 'pertama', header: 'Pertama', cell: ({ pertama, timezone }) => formatSaat(pertama, timezone) },
  { key: 'terakhir', header: 'Terakhir', cell: ({ terakhir, timezone }) => formatSaat(terakhir, timezone) },
  { key: 'perangkat', header: 'Di mesin', wrap: true, cell: ({ perangkat }) => perangkat.join(', ') },
];
