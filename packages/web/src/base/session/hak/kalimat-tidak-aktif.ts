import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { formatTanggal } from '../../../kit/format/format.ts';

/** Why somebody may do little here, and whom he asks: an account that ended with a transfer says where it led and since when. */
export function kalimatTidakAktif(me: Pick<Me, 'pindah'> | undefined): string {
  if (!me?.pindah) return 'Keanggotaan Anda tidak aktif. Hubungi operator instansi Anda.';
  const { tujuan, sejak } = me.pindah;
  return `Anda pindah ke ${tujuan} sejak ${formatTanggal(sejak)}, dan akun ini berakhir: di sini Anda hanya membaca riwayat Anda. Masuklah dengan akun Anda di sana. Belum menerima tautan aktivasinya? Tanyakan kepada operator ${tujuan}.`;
}
