import type { HariRoster } from '@hadir/contract/jadwal/shift/jadwal-shift.contract.ts';
import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { weekdayOf } from '../../ui/date/calendar-days.ts';
import { NAMA_HARI } from '../../ui/date/nama-hari.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { MonthStepper } from '../../ui/date/month-stepper.tsx';
import type { FieldProps } from '../../ui/form/field-props.ts';
import { sebutKerja } from '@hadir/contract/jadwal/berlaku/sebut-kerja.ts';
import classes from './roster-hari-field.module.css';

type Props = Omit<FieldProps, 'label'> & {
  organisasi_id: number;
  user_id: number | null;
  label: string;
  value: string | null;
  onChange: (tanggal: string | null) => void;
  /** A day near which it is mostly chosen: its month stands open until another is asked for. */
  dekat?: string | null;
};

/** A day of somebody's roster, chosen where it is seen; by its date alone where his roster is not the caller's to read. */
export function RosterHariField({ organisasi_id, user_id, dekat = null, ...field }: Props) {
  const { label, value, onChange } = field;
  const today = useToday();
  const [dibuka, setBulan] = useState<string | null>(null);
  const bulan = dibuka ?? (value ?? dekat ?? today).slice(0, 7);
  const pick = (tanggal: string | null) => {
    if (tanggal) setBulan(tanggal.slice(0, 7));
    onChange(tanggal);
  };
  const { data } = useQuery({
    ...api.jadwalShift.listRosterGrup.query({ organisasi_id, bulan, user_id: user_id ?? 0, count: 1 }),
    enabled: user_id !== null,
    placeholderData: keepPreviousData,
  });
  const hari = data?.data.find((row) => row.user_id === user_id)?.hari;
  const chosen = hari?.find(({ tanggal }) => tanggal === value);
  // The date stands in one place whether or not the roster is there: what is being typed survives its arrival.
  return (
    <div className={classes['roster']}>
      {hari && (
        <>
          <div className={classes['kepala']}>
            <MonthStepper value={bulan} onChange={setBulan} />
          </div>
          <div className={classes['nama']} aria-hidden="true">
            {NAMA_HARI.map((nama) => (
              <span key={nama}>{nama.slice(0, 3)}</span>
            ))}
          </div>
          <ol className={classes['bulan']} aria-label={label}>
            {hari.map((one, index) => (
              <li key={one.tanggal} style={index === 0 ? { gridColumnStart: weekdayOf(one.tanggal) + 1 } : undefined}>
                <button
                  type="button"
                  disabled={!one.is_roster || one.tanggal < today}
                  aria-pressed={one.tanggal === value}
                  aria-label={`${formatHariTanggal(one.tanggal)}: ${sebut(one)}`}
                  onClick={() => pick(one.tanggal)}
                >
                  {Number(one.tanggal.slice(8))}
                  <small
                    aria-hidden="true"
                    data-isi={one.jam ? sebutJam(one.jam.jam_masuk) : one.is_roster ? 'Libur' : '–'}
                  />
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <DatePicker
        required
        {...field}
        onChange={pick}
        description={hari && (chosen ? sebut(chosen) : 'Pilih hari shift di atas.')}
      />
    </div>
  );
}

const sebut = (hari: HariRoster) => `${sebutKerja(hari)}${hari.jam && !hari.is_roster ? ', bukan jadwal shift' : ''}`;
