import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import classes from './wajah-mark.module.css';

/** Whether a person has found the enrolled photo and the face to be the same. */
export function WajahMark({ verified }: { verified: boolean }) {
  return verified ? (
    <span className={classes['verified']}>
      <IconCheck size={15} stroke={2.5} aria-hidden="true" /> Terverifikasi
    </span>
  ) : (
    <span className={classes['not']}>Belum</span>
  );
}
