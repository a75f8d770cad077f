import type { BarisVerval, StatusVerval } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { Button } from '@mantine/core';
import { hrefTo } from '../../base/links/href-to.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { formatAngka } from '../../kit/format/format.ts';
import { Facts } from '../../ui/show/facts.tsx';
import { AnggotaStatus } from './anggota-status.tsx';
import { Langkah, type KeadaanLangkah } from '../dasar/langkah.tsx';
import { useVerval } from './use-verval.ts';
import classes from '../dasar/verval.module.css';

const TINDAKAN = { bekukan: 'Dibekukan', kirim: 'Dikirim', buka: 'Dibuka' } as const;

type Props = {
  organisasi_id: number;
  bulan: string;
  status: StatusVerval;
  canWrite: boolean;
  keadaan: KeadaanLangkah;
};

/** The step in which the month is frozen, or opened again, with what was done so far. */
export function VerifikasiCard({ organisasi_id, bulan, status, canWrite, keadaan }: Props) {
  const { freeze, open, sending } = useVerval(organisasi_id, bulan);
  const { belum, terverifikasi, terkirim } = status.anggota;
  const hrefOf = (of: BarisVerval['status']) =>
    hrefTo('riwayatKehadiran', { organisasi_id }, { bagian: 'verval', bulan, status: of });
  return (
    <Langkah
      title="Verifikasi"
      keadaan={keadaan}
      subtitle={
        status.is_dihitung
          ? 'Kehadiran sedang dihitung ulang. Tunggu sampai selesai.'
          : status.is_berakhir
            ? undefined
            : 'Bulan ini belum berakhir, jadi belum dapat diverifikasi.'
      }
      actions={
        <>
          {canWrite && terverifikasi + terkirim > 0 && (
            <Button
              variant="default"
              disabled={sending}
              onClick={() => void open(null, `${formatAngka(terverifikasi + terkirim)} anggota`)}
            >
              Buka bulan
            </Button>
          )}
          {canWrite && belum > 0 && status.is_berakhir && (
            <Button
              loading={sending}
              disabled={status.is_dihitung}
              onClick={() => void freeze(null, `${formatAngka(belum)} anggota`, [status])}
            >
              Verifikasi semua
            </Button>
          )}
        </>
      }
    >
      <Facts
        facts={[
          { label: 'Belum diverifikasi', value: <AnggotaStatus jumlah={belum} href={hrefOf('belum')} /> },
          { label: 'Terverifikasi', value: <AnggotaStatus jumlah={terverifikasi} href={hrefOf('terverifikasi')} /> },
          { label: 'Terkirim', value: <AnggotaStatus jumlah={terkirim} href={hrefOf('terkirim')} /> },
        ]}
      />
      {status.jejak.length > 0 && (
        <ol className={classes['jejak']}>
          {status.jejak.map(({ tindakan, anggota, oleh, pada, alasan }) => (
            <li key={`${tindakan} ${pada}`}>
              {TINDAKAN[tindakan]} <Saat pada={pada} /> untuk {formatAngka(anggota)} anggota oleh {oleh ?? '—'}
              {alasan ? `: ${alasan}` : ''}
            </li>
          ))}
        </ol>
      )}
    </Langkah>
  );
}
