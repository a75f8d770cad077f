import { useState } from 'react';
import type { DateRange } from '../ui/date/date-range.ts';
import { DatePicker } from '../ui/date/date-picker.tsx';
import { DateRangePicker } from '../ui/date/date-range-picker.tsx';
import { MultiPicker } from '../ui/form/multi-picker.tsx';
import { TimePicker } from '../ui/date/time-picker.tsx';
import { galleryMembers } from './gallery-data.ts';
import { GallerySection } from './gallery-section.tsx';
import classes from './gallery.module.css';

export function GalleryFields() {
  const [date, setDate] = useState<string | null>('2026-11-20');
  const [range, setRange] = useState<DateRange>({ from: null, to: null });
  const [time, setTime] = useState<string | null>('07:15:00');
  const [limited, setLimited] = useState<string | null>(null);
  const [members, setMembers] = useState<number[]>([3, 7]);
  const [search, setSearch] = useState('');
  const found = galleryMembers.filter((member) => member.label.toLowerCase().includes(search.toLowerCase()));

  return (
    <GallerySection title="Pemilih" wide>
      <div className={classes['fields']}>
        <DatePicker label="Tanggal mulai" required value={date} onChange={setDate} />
        <DateRangePicker label="Rentang tanggal" notAfterToday value={range} onChange={setRange} />
        <TimePicker label="Jam masuk" value={time} onChange={setTime} />
        <TimePicker
          label="Jam pulang"
          description="Antara 13:30 dan 17:00"
          min="13:30:00"
          max="17:00:00"
          value={limited}
          onChange={setLimited}
        />
        <MultiPicker
          label="Anggota"
          allLabel="Semua Anggota"
          value={members}
          onChange={setMembers}
          search={search}
          onSearch={setSearch}
          known={galleryMembers}
          query={{ data: found, error: null, refetch: () => undefined }}
        />
        <DatePicker label="Tanggal salah" error="Wajib diisi" required value={null} onChange={() => undefined} />
      </div>
    </GallerySection>
  );
}
