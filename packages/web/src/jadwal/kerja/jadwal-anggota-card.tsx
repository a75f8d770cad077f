import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { sebutJamHari } from '@hadir/contract/jadwal/berlaku/sebut-jam-hari.ts';

type Props = { organisasi_id: number; user_id: number };

/** When a member works today and on the two days after. Nothing where it cannot be read. */
export function JadwalAnggotaCard({ organisasi_id, user_id }: Props) {
  const today = useToday();
  const hariIni = useJadwal(organisasi_id, user_id, today);
  const besok = useJadwal(organisasi_id, user_id, addDays(today, 1));
  const lusa = useJadwal(organisasi_id, user_id, addDays(today, 2));
  const days = [hariIni, besok, lusa].flatMap((day) => (day?.is_anggota ? [day] : []));
  if (days.length === 0) return null;
  return (
    <Card title="Jam kerja berikutnya">
      <Facts
        facts={days.map(({ tanggal, jam, libur }) => ({
          label: tanggal === today ? 'Hari ini' : formatHariTanggal(tanggal),
          value: jam
            ? sebutJamHari(jam)
            : libur?.sebab === 'tanpa_jadwal'
              ? 'Belum ada jadwal'
              : (libur?.nama ?? 'Libur'),
        }))}
      />
    </Card>
  );
}

const useJadwal = (organisasi_id: number, user_id: number, tanggal: string) =>
  useQuery(api.jadwalBerlaku.getJadwalBerlaku.query({ organisasi_id, user_id, tanggal }, { errors: 'caller' })).data;
