import type { PresensiTerakhir } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import type { TipeJadwal } from '@hadir/rules/jadwal/jam/jadwal.ts';
import { pulangSejakTengahMalam } from '@hadir/rules/jadwal/jam/sejak-tengah-malam.ts';
import { sisiBerikut } from '@hadir/rules/presensi/ketukan/sisi-berikut.ts';
import { parseMenit, toMenit } from '@hadir/rules/waktu/jam.ts';
import { toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';

type Hari = Pick<PresensiTerakhir, 'tanggal' | 'timezone' | 'presensi' | 'jadwal' | 'hari'>;

/** What the next tap is most likely for, as its day would read it. */
export function nextSisi({ tanggal, timezone, presensi, jadwal, hari }: Hari, now: Date) {
  const isAda = presensi.some(({ sebagai }) => sebagai !== 'disisihkan');
  const menit = toMenit(waktuLokalOf(now.getTime(), timezone as Zona) - toWaktuLokal(tanggal, 0));
  return sisiBerikut(isAda, hari?.status === 'cuti' ? null : jadwal && toKerja(jadwal), menit);
}

function toKerja({ tipe_jadwal, jam_masuk, jam_pulang }: NonNullable<Hari['jadwal']>) {
  const masuk = parseMenit(jam_masuk) ?? 0;
  return {
    tipe_jadwal: tipe_jadwal as TipeJadwal,
    masuk,
    pulang: pulangSejakTengahMalam(parseMenit(jam_pulang) ?? 0, masuk),
  };
}
