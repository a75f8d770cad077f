import type { PresensiTercatat } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { STATUS_PRESENSI } from '@hadir/rules/kode/status-presensi.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconDeviceMobileCheck from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCheck.mjs';
import { formatJarak } from '../../kit/format/format-jarak.ts';
import { formatJam } from '../../kit/format/format.ts';
import type { TapOutcome } from './tap-outcome.ts';
import classes from './tap-outcome-notice.module.css';

/** A tap that counts where no work is due has no status, and is as good. */
const GOOD: readonly number[] = [STATUS_PRESENSI.tepat_waktu, STATUS_PRESENSI.pulang];

type Props = { outcome: TapOutcome | null; zone: string };

/** Says what became of the tap and what it means; the place stands empty before, so that it is read out when it fills. */
export function TapOutcomeNotice({ outcome, zone }: Props) {
  return (
    <div aria-live="polite" className={classes['place']}>
      {outcome && <Notice outcome={outcome} zone={zone} />}
    </div>
  );
}

function Notice({ outcome, zone }: Props & { outcome: TapOutcome }) {
  switch (outcome.kind) {
    case 'recorded': {
      const { presensi, kalimat } = outcome.tercatat;
      const isLuar = presensi.radius === STATUS_RADIUS.luar;
      const isGood = presensi.alasan === null && (presensi.status === null || GOOD.includes(presensi.status));
      return (
        <div className={classes['notice']} data-tone={isGood && !isLuar ? 'green' : 'orange'}>
          <IconCircleCheck size={28} stroke={1.75} aria-hidden="true" />
          <p className={classes['title']}>{kalimat}</p>
          <p className={classes['text']}>Presensi tercatat {presensi.jam}</p>
          {isLuar && <p className={classes['text']}>{sebutLuar(presensi)}</p>}
        </div>
      );
    }
    case 'kept':
      return (
        <div className={classes['notice']} data-tone="blue">
          <IconDeviceMobileCheck size={28} stroke={1.75} aria-hidden="true" />
          <p className={classes['title']}>Tersimpan di perangkat, akan dikirim</p>
          <p className={classes['text']}>
            Waktu presensi Anda {formatJam(outcome.waktu, zone)}. Dikirim sendiri begitu ada sambungan
            {outcome.isProven ? '.' : ', lalu ditinjau operator karena jam perangkat belum dapat dipastikan.'}
          </p>
        </div>
      );
    case 'refused':
      return (
        <div className={classes['notice']} data-tone="red" role="alert">
          <IconAlertTriangle size={28} stroke={1.75} aria-hidden="true" />
          <p className={classes['title']}>Presensi tidak tercatat</p>
          <p className={classes['text']}>{outcome.message}</p>
        </div>
      );
  }
}

const sebutLuar = ({ jarak_meter, lokasi }: PresensiTercatat['presensi']): string =>
  jarak_meter === null || lokasi === null
    ? 'Di luar lokasi presensi'
    : `Di luar lokasi, ${formatJarak(jarak_meter)} dari ${lokasi.nama}`;
