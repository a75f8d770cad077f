import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import type { toRentangInput } from './filter-rentang.ts';

type Props = { input: { tenant_id: number } & ReturnType<typeof toRentangInput> };

const JENIS = [
  { jenis: 'organisasi', label: 'Buat rekap per instansi' },
  { jenis: 'anggota', label: 'Buat rekap semua anggota' },
] as const;

/** Asks for either report over all organisations. */
export function LaporanTenantButtons({ input }: Props) {
  const generate = useMutation(api.laporanTenant.generate.mutation());
  const busy = generate.isPending ? generate.variables.jenis : undefined;
  return JENIS.map(({ jenis, label }) => (
    <Button
      key={jenis}
      variant={jenis === 'anggota' ? 'filled' : 'default'}
      loading={busy === jenis}
      onClick={() => generate.mutate({ ...input, jenis })}
    >
      {label}
    </Button>
  ));
}
