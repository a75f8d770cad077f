import { addDays, tahunOf } from '@hadir/rules/waktu/tanggal.ts';
import { useQuery } from '@tanstack/react-query';
import { formatTanggalPanjang } from '../../kit/format/format.ts';
import type { Pemilik } from '../../base/api/pemilik.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { jadwalCalls } from './jadwal-calls.ts';
import classes from '../dasar/jadwal.module.css';

type Masa = { tgl_mulai: string; tgl_selesai: string };
type Props = {
  pemilik: Pemilik;
  onPick: (masa: Masa) => void;
  /** Where there is no end to fill in: offers the day on which the usual hours hold again. */
  onPickAfter?: (tanggal: string) => void;
};

/** The next Ramadan by the calendar, offered as a validity for a person to confirm: the decree may differ by a day. */
export function RamadanSuggestion({ pemilik, onPick, onPickAfter }: Props) {
  const today = useToday();
  const tahun = tahunOf(today);
  const ini = useQuery(jadwalCalls(pemilik).ramadan.query({ tahun }));
  const depan = useQuery(jadwalCalls(pemilik).ramadan.query({ tahun: tahun + 1 }));
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
      {onPickAfter && (
        <>
          {' atau '}
          <button type="button" className={classes['inline']} onClick={() => onPickAfter(addDays(tgl_selesai, 1))}>
            hari sesudahnya
          </button>
        </>
      )}
    </p>
  );
}
