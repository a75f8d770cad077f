import type { Banding } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatAngka, formatTanggalSingkat } from '../../kit/format/format.ts';
import { Link } from '../../ui/show/link.tsx';
import { NumberTable } from '../../ui/chart/number-table.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import type { HrefOf } from './riwayat-of-saring.ts';
import { sebutBagian, UKURAN } from './ukuran.ts';

type Props = { query: UseQueryResult<Banding>; hrefOf: HrefOf };

/** The groups side by side, each beside its own span before. */
export function AntargrupCard({ query, hrefOf }: Props) {
  const { data } = query;
  const before = data && `${formatTanggalSingkat(data.sebelum_from)} – ${formatTanggalSingkat(data.sebelum_to)}`;
  return (
    <AnalitikCard
      title="Antargrup"
      {...(before !== undefined && {
        subtitle: `Bagian dari hari wajib (hari kerja tanpa cuti); dalam kurung pada ${before}.`,
      })}
      query={query}
      isEmpty={({ bagian }) => bagian.length === 0}
    >
      {({ bagian, from, to }) => (
        <NumberTable
          label="Angka antargrup"
          kepala={['Grup', 'Hari wajib', ...UKURAN.map(([, label]) => label)]}
          baris={bagian.map(({ id, nama, kini, sebelum }) => ({
            kunci: String(id),
            nama: <Link href={hrefOf({ from, to }, { group_id: id }) ?? ''}>{nama}</Link>,
            sel: [
              formatAngka(kini.wajib),
              ...UKURAN.map(([ukuran]) => `${sebutBagian(kini, ukuran)} (${sebutBagian(sebelum, ukuran)})`),
            ],
          }))}
        />
      )}
    </AnalitikCard>
  );
}
