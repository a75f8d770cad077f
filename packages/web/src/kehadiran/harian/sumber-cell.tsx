import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { VisuallyHidden } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import classes from './sumber-cell.module.css';

/** Where the day's arrival is from, else its departure; and that there is a photo, which the row's detail shows. */
export function SumberCell({ sumber_masuk, sumber_pulang, presensi }: BarisKehadiran) {
  const sumber = sumber_masuk ?? sumber_pulang;
  const hasFoto = presensi.some(({ ada_foto }) => ada_foto);
  if (!sumber && !hasFoto) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Tidak ada</VisuallyHidden>
      </>
    );
  }
  return (
    <span className={classes['cell']}>
      {sumber && KATA_SUMBER[sumber].panjang}
      {hasFoto && (
        <>
          <IconCamera size={15} stroke={1.75} aria-hidden="true" />
          <VisuallyHidden>ada foto</VisuallyHidden>
        </>
      )}
    </span>
  );
}
