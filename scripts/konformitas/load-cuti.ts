import { STATUS_CUTI } from '../../packages/rules/src/cuti/ajuan/status-cuti.ts';
import { idOf, type Tempat } from './tempat.ts';

/** Leave: a category for each name, a dispensation for asking late, and each request brought to its state. */
export async function loadCuti({ klien, folder, base, organisasi_id, userByPin }: Tempat): Promise<void> {
  const rows = folder.csv('cuti.csv');
  if (rows.length === 0) return;
  await klien.call('PUT', `/pengaturan/${organisasi_id}/aktivasi-cuti`, { is_aktif: true });
  const dates = rows.flatMap((row) => [row['tgl_awal'] ?? '', row['tgl_akhir'] ?? '']).toSorted();
  const dispensasi = { tgl_awal: dates[0], tgl_akhir: dates.at(-1), sampai: '2199-12-31' };
  await klien.call('POST', `${base}/cuti/tgl-dispensasi`, dispensasi);

  const kategoriByNama = new Map<string, number>();
  for (const { kategori = '', hitungan = '' } of rows) {
    const nama = `${kategori} (hari ${hitungan})`;
    if (kategoriByNama.has(nama)) continue;
    const isi = { nama, hitungan };
    const made = await klien.call<{ cuti_kategori_id: number }>('POST', `${base}/cuti-kategori`, isi);
    kategoriByNama.set(nama, made.cuti_kategori_id);
  }
  for (const row of rows) {
    const form = new FormData();
    form.append('cuti_kategori_id', String(idOf(kategoriByNama, `${row['kategori']} (hari ${row['hitungan']})`)));
    form.append('user_id', String(idOf(userByPin, row['pin'])));
    form.append('tgl_awal', row['tgl_awal'] ?? '');
    form.append('tgl_akhir', row['tgl_akhir'] ?? '');
    form.append('keterangan', row['kategori'] ?? '');
    const { cuti_id } = await klien.call<{ cuti_id: number }>('POST', `${base}/cuti`, form);
    const tindakan = TINDAKAN[row['status'] ?? ''];
    if (tindakan) {
      await klien.call('PUT', `${base}/cuti/${cuti_id}/ubah-ajuan`, {
        tindakan,
        keterangan: `Status ${row['status']}`,
      });
    }
  }
}

/** What turns a submitted request into one of this state. */
const TINDAKAN: Record<string, 'tarik' | 'setuju' | 'tolak'> = {
  [STATUS_CUTI.dibuat]: 'tarik',
  [STATUS_CUTI.disetujui]: 'setuju',
  [STATUS_CUTI.ditolak]: 'tolak',
};
