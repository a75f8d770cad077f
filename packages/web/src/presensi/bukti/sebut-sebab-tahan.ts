import { STATUS_RADIUS } from '@hadir/rules/kode/status-radius.ts';
import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import { formatJarak } from '../../kit/format/format-jarak.ts';

/** Why a tap was held, in a sentence for each reason. */
export function sebutSebabTahan(tap: PresensiDitinjau): string {
  return tap.sebab.map((sebab) => `Ditahan karena ${KARENA[sebab](tap)}.`).join(' ');
}

const KARENA: Record<PresensiDitinjau['sebab'][number], (tap: PresensiDitinjau) => string> = {
  jam: () => 'diambil luring dan jam perangkatnya tidak dapat dipastikan, jadi jamnya perlu Anda nilai',
  tersambung: () => 'perangkatnya tersambung sesudah jam itu, tetapi presensinya baru dikirim kemudian',
  tempat: ({ radius, jarak_meter, lokasi }) => {
    if (radius === STATUS_RADIUS.tidak_terdeteksi || jarak_meter === null) return 'lokasinya tidak terdeteksi';
    const dari = lokasi ? ` dari ${lokasi.nama}, yang radiusnya ${formatJarak(lokasi.radius_meter)}` : '';
    return `di luar lokasi presensi: ${formatJarak(jarak_meter)}${dari}`;
  },
  lokasi_palsu: () => 'perangkatnya memakai lokasi palsu',
  cara: () => 'kiosnya membacanya dengan cara yang sudah diganti: kartu saja, PIN saja, atau keduanya',
  pergi: () => 'anggotanya tidak aktif atau sudah tidak di instansi ini pada hari itu',
  dilepas: () => 'tabletnya saat itu sedang dilepas sebagai kios, jadi siapa pun dapat memegangnya',
  diimpor_sendiri: () => 'diimpor dari berkas oleh anggotanya sendiri, jadi perlu diputuskan orang lain',
  mesin_sendiri: () =>
    'dari mesin yang didaftarkan atau diubah anggotanya sendiri sesudah jam itu, jadi perlu diputuskan orang lain',
  mesin_terbuka: () =>
    'milik operator dan dikirim lama sesudahnya atas nama mesin yang alamatnya tidak dibatasi, jadi perlu diputuskan orang lain',
};
