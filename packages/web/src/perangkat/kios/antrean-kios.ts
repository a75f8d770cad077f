import { judgeFailure } from '../../base/outbox/judge-failure.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { kiosDb, type Bacaan, type Ingatan } from './kios-db.ts';
import { panggilKios } from './panggil-kios.ts';

/** How a round of sending ended. */
export type HasilKirim = 'kosong' | 'terputus' | 'dilepas';

/** Sends what was read at this kiosk, the oldest first and one after the other, until one must wait; each is recorded once. */
export async function sendAntrean({ token, keadaan }: Ingatan, onChange: () => void): Promise<HasilKirim> {
  for (const bacaan of await kiosDb.antrean()) {
    if (bacaan.ditolak !== null || bacaan.perangkat_id !== keadaan.perangkat_id) continue;
    const hasil = await sendSatu(token, bacaan);
    if (hasil !== 'kosong') return hasil;
    onChange();
  }
  return 'kosong';
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
