import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { formatTanggal } from '../../../kit/format/format.ts';

type Session = { me: Pick<Me, 'pindah'>; organisasi: Pick<OrganisasiAktif, 'pindah'> | null };

/** Why somebody may do little here, and whom he asks: who was moved reads where to and since when, and whether his account went along. */
export function kalimatTidakAktif(session: Session | null): string {
  if (session?.me.pindah) {
    const { tujuan, sejak } = session.me.pindah;
    return `Anda pindah ke ${tujuan} sejak ${formatTanggal(sejak)}, dan akun ini berakhir: di sini Anda hanya membaca riwayat Anda. Masuklah dengan akun Anda di sana. Belum menerima tautan aktivasinya? Tanyakan kepada operator ${tujuan}.`;
  }
  const pindah = session?.organisasi?.pindah;
  if (!pindah) return 'Keanggotaan Anda tidak aktif. Hubungi operator instansi Anda.';
  return `Anda pindah ke ${pindah.tujuan} sejak ${formatTanggal(pindah.sejak)}. Di sini Anda hanya membaca riwayat Anda.`;
}
