import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { formatAngka } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';
import { Link } from '../ui/show/link.tsx';

type Menunggu = BerandaTenant['menunggu'][number];

/** What only the tenant's admins may decide, by organisation: it is its only operator's own. */
export function MenungguAdminCard({ menunggu }: { menunggu: readonly Menunggu[] }) {
  return (
    <Card
      title="Menunggu keputusan Anda"
      subtitle="Milik satu-satunya operator di instansinya, jadi diputuskan admin induk."
    >
      <ul aria-label="Menunggu keputusan Anda">
        {menunggu.map((row) => (
          <li key={row.organisasi_id}>
            {row.nama}:{' '}
            {BAGIAN.filter(({ bagian }) => row[bagian] > 0).map(({ bagian, satuan }, index) => (
              <span key={bagian}>
                {index > 0 && ', '}
                <Link
                  href={hrefTo(
                    'persetujuan',
                    { organisasi_id: row.organisasi_id },
                    { bagian, ...milikOf(row, bagian) },
                  )}
                >
                  {formatAngka(row[bagian])} {satuan}
                </Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Requests are listed by who asks: only the operator's are for the admin to decide. Of the rest there is one list. */
const milikOf = ({ user_id }: Menunggu, bagian: (typeof BAGIAN)[number]['bagian']) =>
  user_id === null || bagian === 'gangguan' ? {} : { user_id };

const BAGIAN = [
  { bagian: 'ditinjau', satuan: 'presensi ditahan' },
  { bagian: 'klaim', satuan: 'ubah presensi' },
  { bagian: 'presensi_manual', satuan: 'presensi swafoto' },
  { bagian: 'cuti', satuan: 'cuti' },
  { bagian: 'tukar_shift', satuan: 'tukar shift' },
  { bagian: 'gangguan', satuan: 'gangguan' },
] as const;
