import { keadaanOf, type KeadaanKuesioner, type MasaKuesioner } from '@hadir/rules/kuesioner/keadaan-kuesioner.ts';
import { canKuesioner, type TindakanKuesioner } from '@hadir/rules/kuesioner/tindakan-kuesioner.ts';
import { Refusal } from '../../platform/kit/refusal.ts';

const KEADAAN: Record<KeadaanKuesioner, string> = {
  draf: 'masih draf',
  dijadwalkan: 'belum dibuka',
  terbuka: 'sedang dibuka',
  tutup: 'sudah ditutup',
};
const TINDAKAN: Record<TindakanKuesioner, string> = {
  ubah: 'diubah',
  terbitkan: 'diterbitkan',
  tutup: 'ditutup',
  ingatkan: 'diingatkan',
  bagikan: 'dibagikan',
  jawab: 'dijawab',
};

/** Refuses (433) what cannot be done with a questionnaire as it is today (aturan/kuesioner#keadaan). */
export function requireKeadaan(kuesioner: MasaKuesioner, today: string, tindakan: TindakanKuesioner): void {
  const keadaan = keadaanOf(kuesioner, today);
  if (canKuesioner(tindakan, keadaan)) return;
  throw new Refusal('kuesioner.state', { keadaan: KEADAAN[keadaan], tindakan: TINDAKAN[tindakan] });
}
