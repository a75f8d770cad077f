import { formatJarak } from '../../kit/format/format-jarak.ts';

type Tempat = { lokasi: { nama: string } | null; jarak_meter: number | null; akurasi_meter: number | null };

/** Where an event was made, as facts: where what read it stands, or how far from which location, and how sure the device was. */
export function tempatBukti({ lokasi, jarak_meter, akurasi_meter }: Tempat) {
  return [
    {
      label: 'Tempat',
      value: lokasi && (jarak_meter === null ? lokasi.nama : `${formatJarak(jarak_meter)} dari ${lokasi.nama}`),
    },
    { label: 'Akurasi', value: akurasi_meter === null ? null : `±${formatJarak(akurasi_meter)}` },
  ];
}
