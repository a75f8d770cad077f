import { STATUS_TINDAK_LANJUT } from '@hadir/rules/kode/status-tindak-lanjut.ts';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { Link } from '../../ui/show/link.tsx';
import { StatusBerandaChip } from './status-beranda-chip.tsx';
import classes from './tindak-lanjut-card.module.css';
import { KALIMAT_TINDAK_LANJUT } from './kalimat-tindak-lanjut.ts';
import type { Antrean, Perlu } from './perlu.ts';
import { perluHref } from './perlu-href.ts';
import { KALIMAT_ANTREAN, SEBUTAN_PERLU } from './label-perlu.ts';
import { useTindakLanjut } from './use-tindak-lanjut.ts';

/** One thing to do: its words, what is asked, who said what of it, and the way to where it is done. */
export function PerluRow({ organisasi_id, perlu }: { organisasi_id: number; perlu: Perlu }) {
  const canWrite = useCanWrite() === 'yes';
  const { actionsOf, isPending } = useTindakLanjut(organisasi_id);
  const { subjek, item } = perlu;
  const words = item
    ? KALIMAT_TINDAK_LANJUT[item.jenis](formatAngka(item.jumlah))
    : KALIMAT_ANTREAN[subjek as Antrean](formatAngka(perlu.giliran));
  const said = saidOf(perlu);
  return (
    <li className={classes['item']}>
      <Link className={classes['row']} href={perluHref(organisasi_id, perlu)}>
        <span className={classes['words']}>
          {words}
          {said && <span className={classes['said']}>{said}</span>}
        </span>
        <StatusBerandaChip
          status={item?.status ?? STATUS_TINDAK_LANJUT.baru}
          lakukan={canWrite ? SEBUTAN_PERLU[subjek] : null}
        />
        <IconChevronRight size={16} aria-hidden="true" />
      </Link>
      {canWrite && item && (
        <ActionMenu label={`Tindakan untuk ${words}`} actions={actionsOf(item)} loading={isPending} />
      )}
    </li>
  );
}

const saidOf = ({ item, giliran, beku }: Perlu): string =>
  [
    // All of them waiting for oneself needs no second number.
    item && giliran > 0 && giliran !== item.jumlah && `${formatAngka(giliran)} giliran Anda`,
    beku > 0 && `${formatAngka(beku)} di bulan yang sudah dibekukan, hanya dapat ditolak`,
    item?.oleh,
    item?.oleh && item.tanggal && formatTanggal(item.tanggal),
    item?.oleh && item.keterangan,
  ]
    .filter(Boolean)
    .join(' · ');
