import type { Jadwal } from '@hadir/contract/jadwal/jam/jadwal-fields.ts';
import { Button } from '@mantine/core';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { jadwalCalls } from './jadwal-calls.ts';
import { toJadwalIsi, toValuesSebelum, versiSebelum } from './jadwal-values.ts';

type Props = { pemilik: Pemilik; jadwal: Jadwal; tgl_mulai: string };

/** Takes back hours that have not begun: what holds before them goes on. Nothing where they have, or nothing was before. */
export function BatalkanRencanaButton({ pemilik, jadwal, tgl_mulai }: Props) {
  const today = useToday();
  const ubah = usePerubahan(jadwalCalls(pemilik).update, {
    question: () => ({
      title: `Batalkan jam kerja yang direncanakan sejak ${formatTanggal(tgl_mulai)}?`,
      message: 'Jam kerja sebelumnya diteruskan, dan yang direncanakan sesudahnya ikut dibatalkan.',
      confirmLabel: 'Batalkan rencana',
      cancelLabel: 'Kembali',
      danger: true,
    }),
  });
  const sebelum = versiSebelum(jadwal, tgl_mulai);
  if (!sebelum || tgl_mulai <= today) return null;
  const batalkan = () =>
    ubah.run({ ...toJadwalIsi(toValuesSebelum(jadwal, sebelum, tgl_mulai), today), jadwal_id: jadwal.jadwal_id });
  return (
    <Button variant="default" loading={ubah.sending} onClick={() => void batalkan()}>
      Batalkan rencana
    </Button>
  );
}
