import { Avatar } from '../../ui/avatar/avatar.tsx';
import { fotoAnggota } from '../../base/foto/foto-anggota.ts';

type Props = { anggota: { user_id: number; nama: string; gender: 'L' | 'P' | null; file_foto: string | null } };

/** A member's own photo, to compare with; the drawn one where he has none. */
export function FotoAnggotaSection({ anggota }: Props) {
  const photo = fotoAnggota(anggota);
  if (photo) return <img src={photo} alt={`Foto ${anggota.nama}`} />;
  return <Avatar name={anggota.nama} photo={null} gender={anggota.gender} size="xl" alone />;
}
