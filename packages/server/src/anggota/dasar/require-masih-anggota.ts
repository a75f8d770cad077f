import { Refusal } from '../../platform/kit/refusal.ts';

/** Refuses to give anything to those whose membership here has ended, and names them (aturan/anggota#keluar). */
export function requireMasihAnggota(anggota: readonly { nama: string; is_anggota: boolean }[]): void {
  const berakhir = anggota.filter(({ is_anggota }) => !is_anggota).map(({ nama }) => nama);
  if (berakhir.length > 0) throw new Refusal('anggota.berakhir', { nama: berakhir.join(', ') });
}
