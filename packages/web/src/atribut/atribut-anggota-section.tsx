import { IsianAtribut, type AtributAnggota } from '@hadir/contract/atribut/nilai/nilai-atribut.ts';
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../base/api/api.ts';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { FormDialog } from '../ui/layer/form-dialog.tsx';
import { IsianAtributSection } from './isian-atribut-section.tsx';
import { sebutNilaiAtribut } from '@hadir/contract/atribut/nilai/sebut-nilai-atribut.ts';

type Props = {
  organisasi_id: number;
  user_id: number;
  /** One's own: what is left to oneself is filled in here. */
  isOneself: boolean;
};
type Values = { atribut: Record<string, string> };

const schema = z.object({ atribut: IsianAtribut });

/** What the organisation keeps of a member beside what every member has; nothing where it keeps nothing. */
export function AtributAnggotaSection({ organisasi_id, user_id, isOneself }: Props) {
  const [filling, setFilling] = useState(false);
  const { data, error, refetch } = useQuery(
    api.nilaiAtribut.listAtributAnggota.query({ organisasi_id, user_id }, { errors: 'caller' }),
  );
  const save = useMutation(api.nilaiAtribut.saveAtributAnggota.mutation({ errors: 'caller', refetches: ['anggota'] }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const mine = isOneself ? data.filter(({ dapat_diisi }) => dapat_diisi) : [];
  const nilaiOf = (atribut: readonly AtributAnggota[]) =>
    Object.fromEntries(atribut.map(({ atribut_id, nilai }) => [atribut_id, nilai ?? '']));
  const kurang = mine.filter(({ is_wajib, nilai }) => is_wajib && nilai === null).map(({ nama }) => nama);
  return (
    <Card
      title="Atribut"
      {...(kurang.length > 0 && { subtitle: `Belum Anda isi: ${kurang.join(', ')}` })}
      actions={
        mine.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            onClick={() => setFilling(true)}
          >
            Isi atribut
          </Button>
        )
      }
    >
      <Facts facts={data.map((one) => ({ label: one.nama, value: sebutNilaiAtribut(one, one.nilai) }))} />
      <FormDialog<Values>
        opened={filling}
        onClose={() => setFilling(false)}
        title="Isi atribut"
        initialValues={{ atribut: nilaiOf(mine) }}
        schema={schema}
        onSubmit={({ atribut }) => save.mutateAsync({ organisasi_id, user_id, atribut })}
      >
        {({ field, form }) => (
          <IsianAtributSection
            legend="Data Anda"
            atribut={mine}
            nilai={field('atribut').value}
            onChange={field('atribut').onChange}
            errors={form.errors}
          />
        )}
      </FormDialog>
    </Card>
  );
}
