import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { sebutKerja } from '@hadir/contract/jadwal/berlaku/sebut-kerja.ts';

type Props = { organisasi_id: number; user_id: number | null; tanggal: string | null };

/** What a member's schedule says of a date, in a few words; nothing until both are chosen. */
export function JadwalPadaTanggal({ organisasi_id, user_id, tanggal }: Props) {
  const { data } = useQuery({
    ...api.jadwalBerlaku.getJadwalBerlaku.query(
      { organisasi_id, user_id: user_id ?? 0, tanggal: tanggal ?? '' },
      { errors: 'caller' },
    ),
    enabled: user_id !== null && tanggal !== null,
  });
  if (!data) return null;
  const { berlaku, jam } = data;
  return sebutKerja({ nama: berlaku?.nama ?? null, jam, sebab_libur: berlaku ? null : 'tanpa_jadwal' });
}
