import { judgeFailure } from '../../base/outbox/judge-failure.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { kiosDb, type Bacaan, type Ingatan } from './kios-db.ts';
import { panggilKios } from './panggil-kios.ts';

/** How a round of sending ended. */
export type HasilKirim = 'kosong' | 'terputus' | 'dilepas';

/** So many are taken off the device at once: a week's readings with their photos are not held all together. */
const PORSI = 50;

/**
 * Sends what was read at this kiosk, the oldest first and one after the other, also what is read meanwhile, until one must
 * wait; each is recorded once. Tells of each that waits no more.
 */
export async function sendAntrean({ token, keadaan }: Ingatan, onSelesai: () => void): Promise<HasilKirim> {
  let sampai = 0;
  for (;;) {
    const porsi = await kiosDb.sesudah(sampai, PORSI);
    if (porsi.length === 0) return 'kosong';
    for (const bacaan of porsi) {
      sampai = bacaan.urut ?? sampai;
      if (bacaan.ditolak !== null || bacaan.perangkat_id !== keadaan.perangkat_id) continue;
      const hasil = await sendSatu(token, bacaan);
      if (hasil !== 'kosong') return hasil;
      onSelesai();
    }
  }
}

async function sendSatu(token: string, bacaan: Bacaan): Promise<HasilKirim> {
  const { urut = 0, kunci, kartu, pin, waktu, is_jam_ragu, foto } = bacaan;
  try {
    await panggilKios.submit({ token, kunci, kartu, pin, waktu, is_jam_ragu, foto });
  } catch (error) {
    if (error instanceof ApiError && error.body.error === 'kios.dilepas') return 'dilepas';
    if (judgeFailure(error) === 'later') return 'terputus';
    await kiosDb.put({ ...bacaan, ditolak: sebutKegagalan(error) });
    return 'kosong';
  }
  await kiosDb.delete(urut);
  return 'kosong';
}
