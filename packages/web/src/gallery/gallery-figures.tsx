import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { KpiCard } from '../ui/chart/kpi-card.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Sparkline } from '../ui/chart/sparkline.tsx';
import { WeekStrip, type WeekDay } from '../ui/date/week-strip.tsx';
import { GallerySection } from './gallery-section.tsx';
import classes from './gallery.module.css';

const WEEK: WeekDay[] = [
  { short: 'Sen', long: 'Senin, 16 November', number: 16, tone: 'green', status: 'Tepat waktu' },
  { short: 'Sel', long: 'Selasa, 17 November', number: 17, tone: 'red', status: 'Terlambat' },
  { short: 'Rab', long: 'Rabu, 18 November', number: 18, tone: 'green', status: 'Tepat waktu' },
  { short: 'Kam', long: 'Kamis, 19 November', number: 19, tone: 'blue', status: 'Cuti' },
  { short: 'Jum', long: 'Jumat, 20 November', number: 20, isToday: true },
  { short: 'Sab', long: 'Sabtu, 21 November', number: 21, tone: 'grey', status: 'Libur' },
  { short: 'Min', long: 'Minggu, 22 November', number: 22, tone: 'grey', status: 'Libur' },
];

export function GalleryFigures() {
  return (
    <>
      <GallerySection title="Kartu angka" wide>
        <div className={classes['cards']}>
          <KpiCard
            label="Hadir hari ini"
            value="231"
            detail="93,1%"
            tone="green"
            icon={<IconUserCheck size={18} stroke={1.75} />}
            href="#hadir"
          />
          <KpiCard
            label="Terlambat"
            value="14"
            detail="5,6%"
            tone="orange"
            icon={<IconClockExclamation size={18} stroke={1.75} />}
            href="#terlambat"
          />
          <KpiCard label="Cuti" value="6" detail="2,4%" tone="blue" />
          <KpiCard label="Tanpa keterangan" value={undefined} tone="red" />
        </div>
      </GallerySection>
      <GallerySection title="Sepekan">
        <WeekStrip label="Kehadiran pekan ini" days={WEEK} />
        <Sparkline label="Kehadiran tujuh hari, dari 91% ke 93%" values={[91, 92, 90, 94, 93, 92, 93]} />
      </GallerySection>
      <GallerySection title="Kemajuan">
        <ProgressBar label="Mengimpor log mesin" done={42_300} total={100_000} unit="baris" secondsElapsed={130} />
        <Skeleton lines={3} />
      </GallerySection>
      <GallerySection title="Foto">
        <div className={classes['row']}>
          <Avatar name="Siti Nurhaliza" gender="P" size="lg" />
          <Avatar name="Budi Santoso" gender="L" size="lg" />
          <Avatar name="Rina Gunawan" />
          <Avatar name="MAN 1 Jakarta" size="lg" alone />
        </div>
      </GallerySection>
    </>
  );
}
