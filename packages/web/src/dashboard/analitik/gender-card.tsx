import type { MenurutGender } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { output } from 'zod/mini';
import { formatAngka, formatPersen } from '../../kit/format/format.ts';
import { NumberTable } from '../../ui/show/number-table.tsx';
import { AnalitikCard } from './analitik-card.tsx';

const UKURAN = [
  ['hadir', 'Hadir'],
  ['terlambat', 'Terlambat'],
  ['absen', 'Absen'],
  ['cuti', 'Cuti'],
] as const;
const BAGIAN = [
  ['perempuan', 'Perempuan'],
  ['laki_laki', 'Laki-laki dan yang belum diisi'],
] as const;

/** Women beside all others. */
export function GenderCard({ query }: { query: UseQueryResult<output<typeof MenurutGender>> }) {
  return (
    <AnalitikCard
      title="Jenis kelamin"
      subtitle="Bagian dari hari wajibnya."
      query={query}
      isEmpty={({ laki_laki, perempuan }) => laki_laki.wajib + perempuan.wajib === 0}
    >
      {(data) => (
        <NumberTable
          label="Angka menurut jenis kelamin"
          kepala={['Anggota', 'Hari wajib', ...UKURAN.map(([, label]) => label)]}
          baris={BAGIAN.map(([key, nama]) => ({
            kunci: key,
            nama,
            sel: [
              formatAngka(data[key].wajib),
              ...UKURAN.map(([ukuran]) =>
                data[key].wajib === 0 ? '—' : formatPersen((data[key][ukuran] / data[key].wajib) * 100),
              ),
            ],
          }))}
        />
      )}
    </AnalitikCard>
  );
}
