import { judgeFailure } from '../../base/outbox/judge-failure.ts';
import { ApiError } from '../../kit/failure/api-error.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { kiosDb, type Bacaan, type Ingatan } from './ingatan/kios-db.ts';
import { panggilKios } from './panggil-kios.ts';
import type { HasilBacaan } from './kabar/penunggu-kios.ts';

/** How a round of sending ended. */
export type HasilKirim = 'kosong' | 'terputus' | 'dilepas';

/** So many are taken off the device at once: a week's readings with their photos are not held all together. */
const PORSI = 50;

/**
 * Sends what was read at this kiosk, the oldest first and one after the other, also what is read meanwhile, until one must
 * wait; each is recorded once. Tells of each that waits no more what became of it.
 */
export async function sendAntrean(
  { token, keadaan }: Ingatan,
  onSelesai: (bacaan: Bacaan, hasil: HasilBacaan) => void,
): Promise<HasilKirim> {
  let sampai = 0;
  for (;;) {
    const porsi = await kiosDb.sesudah(sampai, PORSI);
    if (porsi.length === 0) return 'kosong';
    for (const bacaan of porsi) {
      sampai = bacaan.urut ?? sampai;
      if (bacaan.ditolak !== null || bacaan.perangkat_id !== keadaan.perangkat_id) continue;
      const hasil = await sendSatu(token, bacaan);
      if (hasil === 'terputus' || hasil === 'dilepas') return hasil;
      onSelesai(bacaan, hasil);
    }
  }
}

async function sendSatu(token: string, bacaan: Bacaan): Promise<HasilBacaan | 'terputus' | 'dilepas'> {
  const { urut = 0, kunci, kartu, pin, waktu, is_jam_ragu, foto } = bacaan;
  const token_baca = bacaan.token === token ? undefined : bacaan.token;
  try {
    const { is_ditinjau } = await panggilKios.submit({
      token,
      token_baca,
      kunci,
      kartu,
      pin,
      waktu,
      is_jam_ragu,
      foto,
    });
    await kiosDb.delete(urut);
    return { jenis: 'diterima', isDitinjau: is_ditinjau };
  } catch (error) {
    if (error instanceof ApiError && error.body.error === 'kios.dilepas') return 'dilepas';
    if (judgeFailure(error) === 'later') return 'terputus';
    const sebab = sebutKegagalan(error);
    await kiosDb.put({ ...bacaan, ditolak: sebab });
    return { jenis: 'ditolak', sebab };
  }
}
