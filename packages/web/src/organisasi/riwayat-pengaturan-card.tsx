import type { Pengaturan } from '@hadir/contract/pengaturan/pengaturan.contract.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import { ZONA_WAKTU_LABELS } from '../kit/format/zona-waktu-labels.ts';
import { Card } from '../ui/show/card.tsx';
import classes from './organisasi-screen.module.css';
import { SIKAP_TEMPAT_LABELS } from './sikap-tempat-labels.ts';

type Masa = Pengaturan['riwayat'][number];

/** Every settings that held, hold or will hold, the newest first. */
export function RiwayatPengaturanCard({ riwayat }: { riwayat: Masa[] }) {
  const newestFirst = riwayat.toSorted((a, b) => b.tgl_mulai.localeCompare(a.tgl_mulai));
  return (
    <Card title="Riwayat pengaturan" subtitle="Setiap hari dinilai dengan pengaturan yang berlaku pada hari itu.">
      <ul className={classes['history']}>
        {newestFirst.map((masa) => (
          <li key={masa.tgl_mulai} className={classes['change']}>
            <span className={classes['when']}>{formatRentang(masa.tgl_mulai, masa.tgl_selesai)}</span>
            <span className={classes['what']}>{kalimat(masa)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function kalimat(masa: Masa): string {
  const cuti = masa.is_enable_fitur_cuti || masa.is_leave_management_simpatika;
  return [
    ZONA_WAKTU_LABELS[masa.timezone],
    `jeda ${masa.jeda_menit} menit`,
    `di luar radius ${SIKAP_TEMPAT_LABELS[masa.luar_radius].toLowerCase()}`,
    `lokasi palsu ${SIKAP_TEMPAT_LABELS[masa.lokasi_palsu].toLowerCase()}`,
    `luring sampai ${masa.luring_maks_jam} jam`,
    masa.tunggu_data_jam > 0 && `menunggu data mesin ${masa.tunggu_data_jam} jam`,
    cuti ? 'fitur cuti menyala' : 'tanpa fitur cuti',
    masa.is_disable_ketidakhadiran && 'Ketidakhadiran disembunyikan',
  ]
    .filter(Boolean)
    .join(', ');
}
