import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { VisuallyHidden } from '@mantine/core';
import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs';
import IconFaceIdError from '@tabler/icons-react/dist/esm/icons/IconFaceIdError.mjs';
import classes from './hari-columns.module.css';

/** That a day's selfies were compared: one that is not alike stands out; nothing where none was. */
export function WajahHariMark({ presensi }: { presensi: readonly Pick<EventPresensi, 'is_face_verified'>[] }) {
  const dinilai = presensi.filter(({ is_face_verified }) => is_face_verified !== null);
  if (dinilai.length === 0) return null;
  const isCocok = dinilai.every(({ is_face_verified }) => is_face_verified);
  const Icon = isCocok ? IconFaceId : IconFaceIdError;
  const words = isCocok ? 'Wajah terverifikasi' : 'Ada wajah yang tidak cocok';
  return (
    <span className={classes['face']} data-cocok={isCocok} title={words}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
