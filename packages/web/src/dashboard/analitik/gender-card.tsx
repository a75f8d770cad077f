import type { MenurutGender } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import { LABEL_GENDER_TERHITUNG } from '@hadir/contract/kit/label-gender.ts';
import { GENDER } from '@hadir/rules/kode/gender.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatAngka, formatPersen } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import { NumberTable } from '../../ui/chart/number-table.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import type { HrefOf } from './riwayat-of-saring.ts';

const UKURAN = [
  ['hadir', 'Hadir'],
  ['terlambat', 'Terlambat'],
  ['absen', 'Absen'],
  ['cuti', 'Cuti'],
] as const;
const BAGIAN = [
  ['perempuan', GENDER.perempuan],
  ['laki_laki', GENDER.laki_laki],
  ['belum_diisi', 'kosong'],
] as const;

type Props = { query: UseQueryResult<MenurutGender>; hrefOf: HrefOf };

/** Women beside men; those whose gender nobody has filled in stand apart, and only where there are any. */
export function GenderCard({ query, hrefOf }: Props) {
  return (
    <AnalitikCard
      title="Jenis kelamin"
      subtitle="Bagian dari hari kerja tanpa cuti; cuti dalam hari."
      query={query}
      isEmpty={(data) => BAGIAN.every(([key]) => data[key].wajib + data[key].cuti === 0)}
    >
      {(data) => (
        <NumberTable
          label="Angka menurut jenis kelamin"
          kepala={['Anggota', 'Hari wajib', ...UKURAN.map(([, label]) => label)]}
          baris={BAGIAN.filter(([key]) => key !== 'belum_diisi' || data[key].wajib + data[key].cuti > 0).map(
            ([key, gender]) => ({
              kunci: key,
              nama: LABEL_GENDER_TERHITUNG[gender],
              sel: [
                formatAngka(data[key].wajib),
                ...UKURAN.map(([ukuran]) => {
                  const { wajib, [ukuran]: jumlah } = data[key];
                  const isHari = ukuran === 'cuti';
                  if (wajib === 0 && !isHari) return '—';
                  const bagian = isHari ? formatAngka(jumlah) : formatPersen((jumlah / wajib) * 100);
                  const href = jumlah > 0 ? hrefOf(data, { ...SARING_TANDA[ukuran], gender }) : undefined;
                  return href === undefined ? (
                    bagian
                  ) : (
                    <Link key={ukuran} href={href}>
                      {bagian}
                    </Link>
                  );
                }),
              ],
            }),
          )}
        />
      )}
    </AnalitikCard>
  );
}
