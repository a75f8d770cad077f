import { hrefTo } from '../../base/links/href-to.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import type { IsianKuesioner } from './isian-tersimpan.ts';
import classes from './jawab.module.css';

type Props = { organisasi_id: number; isian: IsianKuesioner | undefined };

/** What is asked, by whom, until when, and whether anybody will know who answered. */
export function KepalaIsian({ organisasi_id, isian }: Props) {
  return (
    <>
      <PageHeader
        title={isian?.judul ?? 'Kuesioner'}
        subtitle={
          isian &&
          [
            isian.organisasi,
            isian.keadaan === 'dijadwalkan' && isian.tgl_mulai && `dibuka ${formatTanggal(isian.tgl_mulai)}`,
            isian.tgl_selesai && `sampai ${formatTanggal(isian.tgl_selesai)}`,
          ]
            .filter(Boolean)
            .join(' · ')
        }
        crumbs={[
          { label: 'Riwayat Kuesioner', href: hrefTo('riwayatKuesioner', { organisasi_id }) },
          { label: 'Menjawab' },
        ]}
      />
      {isian?.keterangan && <p className={classes['keterangan']}>{isian.keterangan}</p>}
      {isian && (
        <p className={classes['catatan']}>
          {isian.is_anonim
            ? 'Kuesioner ini anonim: jawaban Anda tidak tersambung dengan nama Anda. '
            : 'Jawaban Anda dibaca bersama nama Anda. '}
          Pertanyaan bertanda * wajib dijawab.
        </p>
      )}
    </>
  );
}
