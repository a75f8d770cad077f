import { openKlien } from './klien.ts';
import { idOf, type Tempat } from './tempat.ts';

/** Swaps: asked for, and where they were approved agreed to by the other member himself. */
export async function loadTukarShift({ klien, folder, base, organisasi_id, userByPin }: Tempat): Promise<void> {
  for (const [index, row] of folder.csv('tukar-shift.csv').entries()) {
    const user_id_b = idOf(userByPin, row['pin_b']);
    const { tukar_shift_id } = await klien.call<{ tukar_shift_id: number }>('POST', `${base}/tukar-shift`, {
      user_id_a: idOf(userByPin, row['pin_a']),
      tanggal_a: row['tanggal_a'],
      user_id_b,
      tanggal_b: row['tanggal_b'],
    });
    if (row['status'] !== 'disetujui') continue;

    const username = `uji.${organisasi_id}.${user_id_b}.${index}`;
    const password = `Uji-${crypto.randomUUID()}`;
    const baru = { password_new: password, password_new_confirmation: password };
    await klien.call('PUT', `/users/${user_id_b}/username`, { username });
    await klien.call('PUT', `/users/${user_id_b}/update-password`, baru);
    const other = await openKlien(klien.url, username, password);
    const path = `${base}/tukar-shift/${tukar_shift_id}`;
    await other.call('PUT', path, { tindakan: 'sepakat', koreksi: true });
    await klien.call('PUT', path, { tindakan: 'setuju', koreksi: true });
  }
}
