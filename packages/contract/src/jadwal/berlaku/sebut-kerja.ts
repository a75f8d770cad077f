import { sebutJamHari } from './sebut-jam-hari.ts';

type Kerja = {
  nama: string | null;
  jam: Parameters<typeof sebutJamHari>[0] | null;
  sebab_libur: string | null;
};

/** What a schedule asks of a day: 'Guru 07:00–14:00', or that it asks nothing. */
export function sebutKerja({ nama, jam, sebab_libur }: Kerja): string {
  if (jam) return `${nama ?? 'Bekerja'} ${sebutJamHari(jam)}`;
  return sebab_libur === 'tanpa_jadwal' ? 'Tanpa jadwal' : 'Libur';
}
