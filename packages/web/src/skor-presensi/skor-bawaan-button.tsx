import { Tanggal } from '@hadir/contract/kit/fields.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { usePerubahan } from '../base/dampak/use-perubahan.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';

const schema = z.object({
  tgl_mulai: z.nullable(Tanggal).check(z.refine((tanggal) => tanggal !== null, 'Isi tanggal mulai')),
});

/** Fills in the ministry's own set of categories (PMA 11/2019), where a tenant has none. */
export function SkorBawaanButton({ tenant_id }: { tenant_id: number }) {
  const today = useToday();
  const [opened, setOpened] = useState(false);
  const fill = usePerubahan(api.skorPresensiTenant.addSkorKemenag);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Isi kategori Kemenag
      </Button>
      <FormDialog<{ tgl_mulai: string | null }>
        opened={opened}
        onClose={() => setOpened(false)}
        title="Isi kategori Kemenag"
        submitLabel="Isi"
        initialValues={{ tgl_mulai: today }}
        schema={schema}
        onSubmit={({ tgl_mulai }) => fill.submit({ tenant_id, tgl_mulai: tgl_mulai ?? '' })}
      >
        {({ field }) => (
          <>
            <p>Kategori terlambat dan pulang cepat beserta potongannya menurut PMA 11 Tahun 2019.</p>
            <DatePicker label="Berlaku sejak" required {...field('tgl_mulai')} />
          </>
        )}
      </FormDialog>
    </>
  );
}
