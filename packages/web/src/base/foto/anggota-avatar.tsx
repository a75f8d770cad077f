import { Avatar } from '../../ui/avatar/avatar.tsx';
import classes from './anggota-avatar.module.css';
import { fotoAnggota } from './foto-anggota.ts';

type Props = {
  anggota: { user_id: number; nama: string; gender?: 'L' | 'P' | null; file_foto: string | null };
  /** Under the name; tells namesakes apart: NIP, group. */
  detail?: string | null;
  size?: 'md' | 'lg';
};

/** A member in one line: photo, name and what tells him apart. Text-level elements only, for table cells and buttons. */
export function AnggotaAvatar({ anggota, detail, size = 'md' }: Props) {
  return (
    <span className={classes['person']} data-size={size}>
      <Avatar name={anggota.nama} photo={fotoAnggota(anggota)} gender={anggota.gender ?? null} size={size} />
      <span className={classes['words']}>
        <span className={classes['name']}>{anggota.nama}</span>
        {detail && <span className={classes['detail']}>{detail}</span>}
      </span>
    </span>
  );
}
