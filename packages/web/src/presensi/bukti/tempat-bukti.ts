import { formatJarak } from '../../kit/format/format-jarak.ts';

type Tempat = { lokasi: { nama: string } | null; jarak_meter: number | null; akurasi_meter: number | null };

/** Where an event was made, as facts: how far from which location, and how sure the device was. */
export function tempatBukti({ lokasi, jarak_meter, akurasi_meter }: Tempat) {
  return [
    {
      label: 'Tempat',
      value: lokasi && jarak_meter !== null ? `${formatJarak(jarak_meter)} dari ${lokasi.nama}` : null,
    },
    { label: 'Akurasi', value: akurasi_meter === null ? null : `±${formatJarak(akurasi_meter)}` },
  ];
}
