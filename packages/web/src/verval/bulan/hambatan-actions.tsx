import type { BarisHambatan } from '@hadir/contract/verval/bulan/verval.contract.ts';
import { Button } from '@mantine/core';
import { UbahHariSection } from '../../klaim-presensi/ubah-hari-section.tsx';
import { usePutuskanHambatan } from './use-putuskan-hambatan.ts';
import { useVerval } from './use-verval.ts';
import classes from '../dasar/verval.module.css';

type Props = { organisasi_id: number; bulan: string; hambatan: BarisHambatan };

/** What resolves a hindrance without leaving the desk. */
export function HambatanActions({ organisasi_id, bulan, hambatan }: Props) {
  const { jenis, anggota, tanggal, nomor } = hambatan;
  const { setujui, tolak, kembalikan, sending } = usePutuskanHambatan(organisasi_id, hambatan);
  const verval = useVerval(organisasi_id, bulan);
  const of = `${anggota.nama}, ${tanggal}`;
  switch (jenis) {
    case 'klaim':
    case 'cuti':
    case 'tinjauan':
      return nomor === null ? null : (
        <div className={classes['act']}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={sending}
            aria-label={`Tolak ${of}`}
            onClick={() => void tolak()}
          >
            Tolak
          </Button>
          <Button size="compact-sm" loading={sending} aria-label={`Setujui ${of}`} onClick={setujui}>
            Setujui
          </Button>
        </div>
      );
    case 'masuk_saat_cuti':
    case 'saldo_kurang':
      return (
        <div className={classes['act']}>
          <Button
            size="compact-sm"
            variant="default"
            loading={sending}
            aria-label={`Kembalikan hari cuti ${of}`}
            onClick={() => void kembalikan()}
          >
            Kembalikan harinya
          </Button>
        </div>
      );
    case 'absen':
    case 'tidak_lengkap':
      return <UbahHariSection organisasi_id={organisasi_id} anggota={anggota} tanggal={tanggal} />;
    case 'susulan':
    case 'gangguan_tertunda':
      return (
        <div className={classes['act']}>
          <Button
            size="compact-sm"
            variant="default"
            loading={verval.sending}
            aria-label={`Buka bulan ${anggota.nama}`}
            onClick={() => void verval.open([anggota.user_id], anggota.nama)}
          >
            Buka bulannya
          </Button>
        </div>
      );
    default:
      return null;
  }
}
