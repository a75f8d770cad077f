import { useQuery } from '@tanstack/react-query';
import { api } from '../kit/api.ts';
import { formatTanggalPanjang } from '../kit/format.ts';
import { todayHere } from '../ui/calendar-days.ts';
import classes from './jadwal.module.css';

type Masa = { tgl_mulai: string; tgl_selesai: string };
type Props = { organisasi_id: number; onPick: (masa: Masa) => void };

/** The next Ramadan by the calendar, offered as a validity for a person to confirm: the decree may differ by a day. */
export function RamadanSuggestion({ organisasi_id, onPick }: Props) {
  const today = todayHere();
  const tahun = Number(today.slice(0, 4));
  const ini = useQuery(api.jadwal.ramadan.query({ organisasi_id, tahun }));
  const depan = useQuery(api.jadwal.ramadan.query({ organisasi_id, tahun: tahun + 1 }));
  const next = [...(ini.data ?? []), ...(depan.data ?? [])].find(({ tgl_selesai }) => tgl_selesai >= today);
  if (!next) return null;
  const { tahun_hijriah, tgl_mulai, tgl_selesai } = next;
  return (
    <p className={classes['suggestion']}>
      Perkiraan Ramadan {tahun_hijriah} H: {formatTanggalPanjang(tgl_mulai)} sampai {formatTanggalPanjang(tgl_selesai)}.
      Sidang isbat dapat menggesernya sehari.{' '}
      <button type="button" className={classes['inline']} onClick={() => onPick({ tgl_mulai, tgl_selesai })}>
        Pakai tanggal ini
      </button>
    </p>
  );
}
