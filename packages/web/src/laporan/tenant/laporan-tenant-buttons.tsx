import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import type { toRentangInput } from '../dasar/filter-rentang.ts';

type Props = { input: { tenant_id: number } & ReturnType<typeof toRentangInput> };

const PILIHAN = [
  { jenis: 'organisasi', format: 'pdf', label: 'Cetak rekap per instansi' },
  { jenis: 'organisasi', format: 'xlsx', label: 'Buat rekap per instansi' },
  { jenis: 'anggota', format: 'xlsx', label: 'Buat rekap semua anggota' },
] as const;

/** Asks for either report over all organisations; of every member only as a workbook. */
export function LaporanTenantButtons({ input }: Props) {
  const generate = useMutation(api.laporanTenant.generateLaporanTenant.mutation());
  const busy = generate.isPending ? generate.variables : undefined;
  return PILIHAN.map(({ jenis, format, label }) => (
    <Button
      key={label}
      variant={jenis === 'anggota' ? 'filled' : 'default'}
      loading={busy?.jenis === jenis && busy.format === format}
      onClick={() => generate.mutate({ ...input, jenis, format })}
    >
      {label}
    </Button>
  ));
}
