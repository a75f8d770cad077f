import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { KeadaanHariChip } from '../../kehadiran/hari/keadaan-hari-chip.tsx';
import { useOpenHari } from '../../kehadiran/hari/use-open-hari.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/show/card.tsx';
import classes from './hari-dipotong.module.css';

type Props = { organisasi_id: number; user_id: number; rentang: { tgl_awal: string; tgl_akhir: string } };

const TAMPIL = 10;

/** One's own days that cost a cut, the last first, each leading to why and to having it mended. Nothing where there is none. */
export function HariDipotong({ organisasi_id, user_id, rentang: { tgl_awal, tgl_akhir } }: Props) {
  const { open } = useOpenHari();
  const saring = { from: tgl_awal, to: tgl_akhir, hanya: 'potongan' } as const;
  const { data, error, refetch } = useQuery(
    api.kehadiran.listRiwayatAnggota.query(
      { organisasi_id, user_id, ...saring, sort: '-tanggal', count: TAMPIL },
      { errors: 'caller' },
    ),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.data.length === 0) return null;
  return (
    <Card
      title="Hari yang dipotong"
      actions={
        data.total > TAMPIL && (
          <LinkButton
            size="compact-sm"
            variant="default"
            href={hrefTo('riwayatKehadiranUser', { organisasi_id }, saring)}
          >
            Lihat semua
          </LinkButton>
        )
      }
    >
      <ul className={classes['list']}>
        {data.data.map((hari) => (
          <li key={hari.tanggal}>
            <Button variant="subtle" size="compact-sm" onClick={() => open(hari)}>
              {formatHariTanggal(hari.tanggal)}
            </Button>
            <span>{sebutPotongan(hari.potongan)}</span>
            <KeadaanHariChip hari={hari} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
