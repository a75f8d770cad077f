import type { AcaraKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { VisuallyHidden } from '@mantine/core';
import { hrefTo } from '../../base/links/href-to.ts';
import { Link } from '../../ui/show/link.tsx';
import classes from './kalender.module.css';
import { lookOfAcara } from './look-of-acara.ts';
import { sebutAcara } from './sebut-acara.ts';

/** A leave as a bar: filled when approved, dashed with a question mark while it waits; half a day fills half. */
export function AcaraBar({ organisasi_id, acara }: { organisasi_id: number; acara: AcaraKalender }) {
  const { kode, tone } = lookOfAcara(acara);
  const words = sebutAcara(acara);
  const isWaiting = acara.status === STATUS_CUTI.diajukan;
  const shown = {
    className: classes['bar'],
    title: words,
    'data-tone': tone,
    'data-waiting': isWaiting || undefined,
    'data-half': acara.setengah_hari ?? undefined,
    children: (
      <>
        <span aria-hidden="true">
          {kode}
          {isWaiting && '?'}
        </span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </>
    ),
  };
  if (acara.cuti_id === null) return <span {...shown} />;
  return <Link href={hrefTo('cuti.detail', { organisasi_id, cuti_id: acara.cuti_id })} {...shown} />;
}
