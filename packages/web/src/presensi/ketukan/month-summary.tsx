import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatBulan } from '../../kit/format/format.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { Link } from '../../ui/show/link.tsx';
import classes from './month-summary.module.css';

/** The member's month so far, in a few figures. */
export function MonthSummary({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useQuery(
    api.dashboard.getBerandaOrganisasi.query({ organisasi_id }, { errors: 'caller', autosave: true }),
  );
  const saya = data?.saya;
  if (!saya) return null;
  const figures = [
    ['Hadir', `${formatAngka(saya.hadir)} dari ${formatAngka(saya.hari_kerja)} hari`],
    [
      'Terlambat',
      saya.terlambat > 0 ? `${formatAngka(saya.terlambat)} kali, ${sebutDurasi(saya.terlambat_menit)}` : 'Tidak pernah',
    ],
    ['Absen', saya.absen > 0 ? `${formatAngka(saya.absen)} hari` : 'Tidak pernah'],
    ['Lama kerja', sebutDurasi(saya.durasi_menit)],
    ...(saya.cuti > 0 ? [['Cuti', `${formatAngka(saya.cuti)} hari`] as const] : []),
    ...(saya.potongan > 0 ? [['Potongan', sebutPotongan(saya.potongan)] as const] : []),
  ] as const;
  return (
    <section className={classes['card']}>
      <h2 className={classes['title']}>{formatBulan(saya.tgl_awal)}</h2>
      <dl className={classes['figures']}>
        {figures.map(([label, figure]) => (
          <div key={label} className={classes['row']}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Link className={classes['more']} href={hrefTo('rekapRiwayat', { organisasi_id })}>
        Rekap saya
      </Link>
    </section>
  );
}
