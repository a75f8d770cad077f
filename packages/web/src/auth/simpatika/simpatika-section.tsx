import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../base/api/api.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';

const SandiDialog = lazy(async () => ({ default: (await import('../../base/forms/sandi-dialog.tsx')).SandiDialog }));

/** Whether one comes in by the staff system too, since when, and how that is ended; nothing where neither can be. */
export function SimpatikaSection() {
  const cara = useQuery(api.masukSimpatika.getCaraMasuk.query({}, { errors: 'caller', umum: true }));
  const { data } = useQuery(api.masukSimpatika.getSimpatika.query({}, { errors: 'caller' }));
  const remove = useMutation(
    api.masukSimpatika.removeSimpatika.mutation({ errors: 'caller', refetches: ['masukSimpatika'] }),
  );
  const [removing, setRemoving] = useState(false);
  if (!data || (data.tersambung_pada === null && !cara.data?.is_simpatika)) return null;
  if (data.tersambung_pada === null) {
    return (
      <Card title="Masuk dengan Simpatika">
        <p>
          Belum tersambung. Keluar, lalu pilih &quot;Masuk dengan Simpatika&quot; di halaman masuk: sesudah Anda masuk
          sekali dengan kata sandi, keduanya tersambung.
        </p>
      </Card>
    );
  }
  return (
    <Card
      title="Masuk dengan Simpatika"
      actions={
        <Button variant="default" size="compact-sm" onClick={() => setRemoving(true)}>
          Lepas sambungan
        </Button>
      }
    >
      <Facts
        facts={[
          { label: 'Tersambung sejak', value: <Saat pada={data.tersambung_pada} /> },
          { label: 'Terakhir masuk dengannya', value: data.terakhir_pada && <Saat pada={data.terakhir_pada} /> },
        ]}
      />
      <Suspense>
        {removing && (
          <SandiDialog
            title="Lepas sambungan dengan Simpatika?"
            pesan="Sesudah ini Anda masuk dengan nama pengguna dan kata sandi. Perangkat lain yang sedang masuk dengan akun ini dikeluarkan."
            submitLabel="Lepas"
            onClose={() => setRemoving(false)}
            onSubmit={(password) => remove.mutateAsync({ password })}
          />
        )}
      </Suspense>
    </Card>
  );
}
