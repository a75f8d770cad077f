import { LABEL_RADIUS } from '@hadir/contract/kehadiran/hari/label-radius.ts';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import type { AsalHari } from '@hadir/contract/dashboard/analitik/analitik-fields.ts';
import { SARING_TANDA } from '@hadir/contract/dashboard/analitik/saring-tanda.ts';
import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import { SUMBER_PRESENSI, type SumberPresensi } from '@hadir/rules/presensi/ketukan/event-presensi.ts';

type Asal = {
  nama: keyof AsalHari;
  label: string;
  /** Riwayat's filters for the days that it counts. */
  saring: { sumber?: SumberPresensi; radius?: number };
};

/** Where events come from and where they are made, as a tenant's organisations are put in order by. */
const ASAL: readonly Asal[] = [
  ...SUMBER_PRESENSI.map((sumber) => ({ nama: sumber, label: KATA_SUMBER[sumber].label, saring: { sumber } })),
  ...(['di_dalam', 'di_luar', 'tidak_terdeteksi'] as const).map((nama, at) => {
    const radius = [STATUS_RADIUS.dalam, STATUS_RADIUS.luar, STATUS_RADIUS.tidak_terdeteksi][at] ?? STATUS_RADIUS.luar;
    return { nama, label: LABEL_RADIUS[radius], saring: { radius } };
  }),
];

/** What such an order shows beside each organisation. */
export const asalOfSort = (sort: string) => ASAL.find(({ nama }) => `-${nama}` === sort);

/** The order of a tenant's organisations in which a mark of its sources or places stands on top. */
export const sortOfAsal = ({ sumber, radius }: Record<string, unknown>): string | undefined => {
  const asal = ASAL.find(({ saring }) =>
    saring.sumber === undefined ? saring.radius === radius : saring.sumber === sumber,
  );
  return asal && `-${asal.nama}`;
};

/** Of an organisation that stands in such an order, the list of its days. */
export const saringOfAsal = ({ saring }: Asal) => ({ ...SARING_TANDA.asal, ...saring });
