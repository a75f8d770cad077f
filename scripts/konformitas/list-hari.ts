import type { BarisKehadiran } from '../../packages/contract/src/kehadiran/hari/baris-kehadiran.ts';
import type { Tempat } from './tempat.ts';

type Page = { data: BarisKehadiran[]; last_page: number };

/** Every member-day of the folder's month, in the columns of harapan.csv. */
export async function listHari({ klien, base, bulan, userByPin }: Tempat): Promise<Record<string, string>[]> {
  const pinByUser = new Map([...userByPin].map(([pin, user_id]) => [user_id, pin]));
  const rows: Record<string, string>[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = `from=${bulan.dari}&to=${bulan.sampai}&is_libur=1&sort=tanggal&count=500&page=${page}`;
    const answer = await klien.call<Page>('GET', `${base}/presensi?${query}`);
    last = answer.last_page;
    rows.push(...answer.data.map((hari) => toBarisHarapan(pinByUser.get(hari.anggota.user_id) ?? '', hari)));
  }
  return rows;
}

function toBarisHarapan(pin: string, hari: BarisKehadiran): Record<string, string> {
  return {
    pin,
    tanggal: hari.tanggal,
    lapisan: hari.lapisan ?? '',
    jadwal: hari.jadwal?.nama ?? '',
    status: hari.status,
    jam_masuk: hari.jam_masuk?.slice(0, 5) ?? '',
    jam_pulang: hari.jam_pulang?.slice(0, 5) ?? '',
    terlambat_menit: String(hari.terlambat_menit),
    pulang_cepat_menit: String(hari.pulang_cepat_menit),
    durasi_menit: String(hari.durasi_menit),
    tidak_lengkap: hari.tidak_lengkap ?? '',
    kategori: hari.kategori.map(({ nama }) => nama).join(' '),
    potongan: hari.potongan.toFixed(2),
  };
}
