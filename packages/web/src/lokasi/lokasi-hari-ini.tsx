import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';
import { Link } from '../ui/show/link.tsx';
import classes from './lokasi-section.module.css';
import type { HadirDiLokasi } from './use-hadir-di-lokasi.ts';

const BAGIAN = [
  [STATUS_RADIUS.dalam, 'di dalam lokasi'],
  [STATUS_RADIUS.luar, 'di luar lokasi'],
  [STATUS_RADIUS.tidak_terdeteksi, 'tanpa lokasi'],
] as const;

/** How many attended today inside a place, outside all, and nowhere known; each leads to them. */
export function LokasiHariIni({ organisasi_id, hadir }: { organisasi_id: number; hadir: HadirDiLokasi }) {
  const { from, to } = hadir;
  return (
    <p className={classes['hint']}>
      Presensi {formatTanggal(from)}:{' '}
      {BAGIAN.map(([radius, teks], at) => {
        const jumlah = hadir.radius.find((one) => one.radius === radius)?.jumlah ?? 0;
        const sebutan = `${formatAngka(jumlah)} orang ${teks}`;
        return (
          <span key={radius}>
            {at > 0 && ', '}
            {jumlah > 0 ? (
              <Link href={hrefTo('riwayatKehadiran', { organisasi_id }, { from, to, ...SARING_TANDA.asal, radius })}>
                {sebutan}
              </Link>
            ) : (
              sebutan
            )}
          </span>
        );
      })}
      .
    </p>
  );
}
