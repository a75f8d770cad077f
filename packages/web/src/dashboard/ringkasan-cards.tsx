import type { RingkasanHari, RingkasanTanggal } from '@hadir/contract/kehadiran/hari/ringkasan-hari.ts';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconPlane from '@tabler/icons-react/dist/esm/icons/IconPlane.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { Fragment, type ReactNode } from 'react';
import { formatAngka, formatHariTanggal, formatPersen } from '../kit/format/format.ts';
import { Link } from '../ui/show/link.tsx';
import { isBelumMulai, sebutBelum } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import { KpiCard } from '../ui/chart/kpi-card.tsx';
import classes from './ringkasan-cards.module.css';

export type KeadaanRingkasan = 'hadir' | 'terlambat' | 'terbuka' | 'absen' | 'cuti';

type Props = {
  /** undefined while it is loading. */
  ringkasan: RingkasanHari | undefined;
  /** Shown in place of a day off. */
  terakhir?: RingkasanTanggal | null | undefined;
  /** Over several organisations a person may count more than once. */
  satuan?: 'anggota' | 'keanggotaan';
  /** Told in place of the day off, where nobody's work is due for another reason. */
  tanpaJadwal?: ReactNode;
  /** Where those are listed whom a figure counts; undefined for a figure whose people no list holds. */
  hrefOf?: (keadaan: KeadaanRingkasan, tanggal: string | undefined) => string | undefined;
  /** Where a figure is the sum of rows below, what puts those that make it first. */
  onOpen?: (keadaan: KeadaanRingkasan) => void;
};

const CARDS = [
  { keadaan: 'hadir', label: 'Hadir', tone: 'green', Icon: IconUserCheck },
  { keadaan: 'terlambat', label: 'Terlambat', tone: 'orange', Icon: IconClockExclamation },
  { keadaan: 'terbuka', label: 'Belum presensi', tone: 'grey', Icon: IconHourglass },
  { keadaan: 'absen', label: 'Absen', tone: 'red', Icon: IconUserX },
  { keadaan: 'cuti', label: 'Cuti', tone: 'blue', Icon: IconPlane },
] as const;

/**
 * Today in five figures, each of which leads to those whom it counts, where they are listed; on a day off those of the
 * last working day (aturan/monitoring#hari-libur).
 */
export function RingkasanCards(props: Props) {
  const { ringkasan, terakhir, tanpaJadwal, satuan = 'anggota', hrefOf = () => undefined, onOpen } = props;
  const bertugas = ringkasan ? ringkasan.anggota - ringkasan.libur : 0;
  // Some may keep watch on a day off: it is one where the last working day stands in its place.
  const isLibur = ringkasan !== undefined && ringkasan.anggota > 0 && (bertugas === 0 || Boolean(terakhir));
  const hari = isLibur ? (terakhir ?? undefined) : undefined;
  const shown = hari ?? ringkasan;
  const due = shown ? shown.anggota - shown.libur : 0;
  // A share of nobody would look like everybody's absence.
  const isBelum = shown !== undefined && shown.hadir === 0 && isBelumMulai(shown);
  return (
    <>
      {isLibur && (
        <p className={classes['libur']} role="status">
          {tanpaJadwal ?? (
            <strong>
              {bertugas === 0
                ? 'Hari ini libur.'
                : `Hari ini libur bagi ${formatAngka(ringkasan.libur)} dari ${formatAngka(ringkasan.anggota)} ${satuan}.`}
            </strong>
          )}{' '}
          {hari && `Angkanya dari hari kerja terakhir, ${formatHariTanggal(hari.tanggal)}.`}
          {!hari && !tanpaJadwal && 'Belum ada hari kerja sebelum ini.'}
          {bertugas > 0 && <Bertugas ringkasan={ringkasan} satuan={satuan} hrefOf={hrefOf} />}
        </p>
      )}
      <div className={classes['cards']} role="group" aria-label="Ringkasan hari ini">
        {CARDS.map(({ keadaan, label, tone, Icon }) => {
          const href = hrefOf(keadaan, hari?.tanggal);
          return (
            <KpiCard
              key={keadaan}
              label={
                keadaan === 'hadir' && !hari ? 'Hadir hari ini' : keadaan === 'terbuka' ? sebutBelum(shown) : label
              }
              value={shown && formatAngka(shown[keadaan])}
              {...(shown && due > 0 && !isBelum && { detail: sebutBagian(shown, keadaan, due) })}
              icon={<Icon size={18} stroke={1.75} />}
              tone={tone}
              {...(href && { href })}
              {...(onOpen && { onOpen: () => onOpen(keadaan) })}
            />
          );
        })}
      </div>
    </>
  );
}

/** Which part of those who are due; of whom nothing is recorded, also how many of them begin later. */
function sebutBagian(shown: RingkasanHari, keadaan: KeadaanRingkasan, due: number): string {
  const bagian = formatPersen((shown[keadaan] / due) * 100);
  const { belum_mulai } = shown;
  if (keadaan !== 'terbuka' || belum_mulai === 0 || isBelumMulai(shown)) return bagian;
  return `${bagian} · ${formatAngka(belum_mulai)} belum mulai`;
}

type Bertugas = {
  ringkasan: RingkasanHari;
  satuan: NonNullable<Props['satuan']>;
  hrefOf: NonNullable<Props['hrefOf']>;
};

/** Who keeps watch on a day off, by what his day is so far; each figure leads to whom it counts. */
function Bertugas({ ringkasan, satuan, hrefOf }: Bertugas) {
  const { anggota, libur } = ringkasan;
  // Who is late is present as well.
  const ada = CARDS.filter(({ keadaan }) => keadaan !== 'terlambat' && ringkasan[keadaan] > 0);
  return (
    <span className={classes['bertugas']}>
      Bertugas hari ini {formatAngka(anggota - libur)} {satuan === 'anggota' ? 'orang' : satuan}:{' '}
      {ada.map(({ keadaan, label }, at) => {
        const href = hrefOf(keadaan, undefined);
        const kata = `${formatAngka(ringkasan[keadaan])} ${label.toLowerCase()}`;
        return (
          <Fragment key={keadaan}>
            {at > 0 && ', '}
            {href ? <Link href={href}>{kata}</Link> : kata}
          </Fragment>
        );
      })}
      .
    </span>
  );
}
