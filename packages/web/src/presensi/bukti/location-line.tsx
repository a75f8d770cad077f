import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { isPosisiKasar } from '@hadir/rules/lokasi/is-posisi-kasar.ts';
import { judgeRadius } from '@hadir/rules/lokasi/judge-radius.ts';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconMapPinOff from '@tabler/icons-react/dist/esm/icons/IconMapPinOff.mjs';
import { formatJarak } from '../../kit/format/format-jarak.ts';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import classes from './location-line.module.css';
import { StatusRadiusChip } from './status-radius-chip.tsx';
import type { Position } from './use-position.ts';

type Tempat = Pick<PresensiTerakhir, 'lokasi' | 'luar_radius'>;
type Props = {
  position: Position;
  onRetry: () => void;
  tempat: Tempat;
  /** What is said where no place is known; the setting's consequence where it is left out. */
  tanpaLokasi?: string;
};

const AKIBAT: Record<PresensiTerakhir['luar_radius'], string> = {
  hitung: 'Presensi tetap tercatat, dengan tanda di luar lokasi.',
  tinjau: 'Presensi tercatat dan menunggu tinjauan operator.',
  tolak: 'Presensi hanya diterima di lokasi. Mendekatlah, lalu coba lagi.',
};

/** The same where no place is known at all. */
const AKIBAT_TANPA_LOKASI: Record<PresensiTerakhir['luar_radius'], string> = {
  ...AKIBAT,
  hitung: 'Presensi tetap tercatat, dengan tanda lokasi tidak terdeteksi.',
  tolak: 'Presensi hanya diterima bila lokasi Anda terbaca.',
};

const TANPA_LOKASI: Record<Exclude<Position['state'], 'found' | 'searching'>, string> = {
  denied:
    'Izin lokasi ditolak. Buka setelan situs lewat ikon di kiri alamat peramban, izinkan Lokasi, lalu tekan Coba lagi.',
  failed: 'Lokasi belum ditemukan. Nyalakan GPS atau pindah ke tempat terbuka, lalu tekan Coba lagi.',
  unsupported: 'Peramban ini tidak dapat membaca lokasi.',
};

/** Where the member stands and what that means for a tap. */
export function LocationLine({ position, onRetry, tempat, tanpaLokasi }: Props) {
  if (position.state === 'searching') {
    return (
      <div className={classes['line']} data-tempat role="status">
        <IconMapPin className={classes['icon']} data-searching size={20} stroke={1.75} aria-hidden="true" />
        <p>Mencari lokasi Anda…</p>
      </div>
    );
  }
  if (position.state !== 'found') {
    const akibat = tanpaLokasi ?? (tempat.lokasi.length > 0 ? AKIBAT_TANPA_LOKASI[tempat.luar_radius] : undefined);
    return (
      <div className={classes['line']} data-tempat role="status">
        <IconMapPinOff className={classes['icon']} size={20} stroke={1.75} aria-hidden="true" />
        <div>
          <p>{TANPA_LOKASI[position.state]}</p>
          {akibat !== undefined && <p className={classes['support']}>{akibat}</p>}
          {position.state !== 'unsupported' && (
            <button type="button" className={classes['retry']} onClick={onRetry}>
              Coba lagi
            </button>
          )}
        </div>
      </div>
    );
  }

  const { radius, lokasi_presensi_id, jarak_meter } = judgeRadius(position, tempat.lokasi);
  const lokasi = tempat.lokasi.find((row) => row.lokasi_presensi_id === lokasi_presensi_id);
  const isKasar = lokasi !== undefined && isPosisiKasar(position.akurasi, lokasi);
  const akurasi = `akurasi ±${formatJarak(position.akurasi)}`;
  return (
    <div className={classes['line']} data-tempat>
      <IconMapPin className={classes['icon']} size={20} stroke={1.75} aria-hidden="true" />
      {lokasi && jarak_meter !== null ? (
        <div>
          <p className={classes['place']}>
            {lokasi.nama}{' '}
            {isKasar && radius === STATUS_RADIUS.dalam ? (
              <StatusChip tone="orange" label="Posisi belum pasti" />
            ) : (
              <StatusRadiusChip radius={radius} />
            )}
          </p>
          <p className={classes['support']}>
            {formatJarak(jarak_meter)} dari titik, radius {formatJarak(lokasi.radius_meter)}, {akurasi}
          </p>
          {isKasar && (
            <p>
              Posisi Anda terbaca lebih kasar daripada radius lokasi. Izinkan lokasi persis bagi peramban ini, atau
              pindah ke tempat terbuka.
            </p>
          )}
          {radius === STATUS_RADIUS.luar && <p>{AKIBAT[tempat.luar_radius]}</p>}
        </div>
      ) : (
        <div>
          <p>Lokasi Anda terbaca</p>
          <p className={classes['support']}>Instansi belum menetapkan lokasi presensi, {akurasi}</p>
        </div>
      )}
    </div>
  );
}
