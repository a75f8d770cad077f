import type { JumlahHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatPersen, formatTanggalSingkat } from '../../kit/format/format.ts';
import { KpiCard } from '../../ui/show/kpi-card.tsx';
import { Link } from '../../ui/show/link.tsx';
import { NumberTable } from '../../ui/show/number-table.tsx';
import { AnalitikCard } from './analitik-card.tsx';
import type { SaringAnalitik } from './analitik-fields.ts';
import classes from './analitik.module.css';
import { riwayatOfSaring } from './riwayat-of-saring.ts';

const UKURAN = [
  ['hadir', 'Hadir', 'green', { is_absen: 0, is_cuti: 0 }],
  ['terlambat', 'Terlambat', 'orange', { is_absen: 0, is_cuti: 0, status: STATUS_PRESENSI.terlambat }],
  ['absen', 'Absen', 'red', { is_hadir: 0, is_cuti: 0 }],
] as const;

/** The span against the one before it, and the groups side by side. */
export function BandingCard({ saring }: { saring: SaringAnalitik }) {
  const query = useQuery(api.analitik.countBanding.query(saring, { errors: 'screen' }));
  const { data } = query;
  const before = data && `${formatTanggalSingkat(data.sebelum_from)} – ${formatTanggalSingkat(data.sebelum_to)}`;
  return (
    <>
      <div className={classes['angka']}>
        {UKURAN.map(([nama, label, tone, search]) => (
          <KpiCard
            key={nama}
            label={label}
            tone={tone}
            value={data && sebutBagian(data.kini, nama)}
            {...(data && {
              detail: `sebelumnya ${sebutBagian(data.sebelum, nama)}`,
              href: riwayatOfSaring(saring, data, search),
            })}
          />
        ))}
      </div>
      <AnalitikCard
        title="Antargrup"
        {...(before !== undefined && { subtitle: `Bagian dari hari wajib; dalam kurung pada ${before}.` })}
        query={query}
        isEmpty={({ bagian }) => bagian.length === 0}
      >
        {({ bagian, from, to }) => (
          <NumberTable
            label="Angka antargrup"
            kepala={['Grup', 'Hari wajib', ...UKURAN.map(([, label]) => label)]}
            baris={bagian.map(({ id, nama, kini, sebelum }) => ({
              kunci: String(id),
              nama: <Link href={riwayatOfSaring({ ...saring, group_id: [id] }, { from, to })}>{nama}</Link>,
              sel: [
                formatAngka(kini.wajib),
                ...UKURAN.map(([ukuran]) => `${sebutBagian(kini, ukuran)} (${sebutBagian(sebelum, ukuran)})`),
              ],
            }))}
          />
        )}
      </AnalitikCard>
    </>
  );
}

const sebutBagian = (hari: JumlahHari, ukuran: 'hadir' | 'terlambat' | 'absen') =>
  hari.wajib === 0 ? '—' : formatPersen((hari[ukuran] / hari.wajib) * 100);
