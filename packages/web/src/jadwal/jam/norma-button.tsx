import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';

type Values = { norma_menit: number | null; norma_menit_ramadan: number | null };

const menit = z
  .nullable(z.int())
  .check(z.refine((value) => value !== null && value >= 60 && value <= 10_080, 'Isi antara 60 dan 10.080 menit'));
const schema = z.object({ norma_menit: menit, norma_menit_ramadan: menit });

/** The norm that a tenant's schedules are shown beside. */
export function NormaButton({ tenant_id }: { tenant_id: number }) {
  const [opened, setOpened] = useState(false);
  const { data: norma } = useQuery(api.jadwalTenant.getNormaTenant.query({ tenant_id }));
  const save = useMutation(api.jadwalTenant.changeNormaTenant.mutation({ errors: 'caller', refetches: ['jadwal'] }));
  return (
    <>
      <Button variant="default" disabled={!norma} onClick={() => setOpened(true)}>
        Norma sepekan
      </Button>
      <FormDialog<Values>
        opened={opened}
        onClose={() => setOpened(false)}
        title="Norma jam kerja sepekan"
        initialValues={{
          norma_menit: norma?.norma_menit ?? null,
          norma_menit_ramadan: norma?.norma_menit_ramadan ?? null,
        }}
        schema={schema}
        onSubmit={(values) =>
          save.mutateAsync({
            tenant_id,
            norma_menit: values.norma_menit ?? 0,
            norma_menit_ramadan: values.norma_menit_ramadan ?? 0,
          })
        }
      >
        {({ field, form }) => (
          <>
            <NumberField
              label="Sepekan tanpa istirahat"
              unit="menit"
              required
              description={`${formatAngka((form.values.norma_menit ?? 0) / 60)} jam`}
              {...field('norma_menit')}
            />
            <NumberField
              label="Sepekan pada bulan Ramadan"
              unit="menit"
              required
              description={`${formatAngka((form.values.norma_menit_ramadan ?? 0) / 60)} jam`}
              {...field('norma_menit_ramadan')}
            />
          </>
        )}
      </FormDialog>
    </>
  );
}
