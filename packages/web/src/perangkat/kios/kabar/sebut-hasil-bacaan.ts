import type { Bunyi } from './bunyi.ts';
import type { HasilBacaan } from './penunggu-kios.ts';
import type { Kabar } from './use-kabar.ts';

/** What is told of a reading, and what whoever holds his card out once more hears. */
export type SebutanBacaan = Pick<Kabar, 'jenis' | 'isi'> & { ulang: string; nada: Bunyi };

/** What a member is told of what became of his card or PIN; green only where the server has accepted it. */
export function sebutHasilBacaan(hasil: HasilBacaan, pukul: string): SebutanBacaan {
  switch (hasil.jenis) {
    case 'ditolak': {
      const isi = `Tidak tercatat. ${hasil.sebab}`;
      return { jenis: 'gagal', isi, ulang: isi, nada: 'gagal' };
    }
    case 'diterima':
      return hasil.isDitinjau
        ? tunda(`Diterima pukul ${pukul}, menunggu tinjauan operator`)
        : {
            jenis: 'berhasil',
            isi: `Presensi tercatat pukul ${pukul}`,
            ulang: `Sudah tercatat pukul ${pukul}`,
            nada: 'berhasil',
          };
    case 'lambat':
      return tunda(`Disimpan di perangkat pukul ${pukul}, belum dikirim`);
    case 'terputus':
      return tunda(`Disimpan di perangkat pukul ${pukul}, akan dikirim`);
  }
}

const tunda = (isi: string): SebutanBacaan => ({
  jenis: 'tunda',
  isi,
  ulang: `Sudah ${isi.charAt(0).toLowerCase()}${isi.slice(1)}`,
  nada: 'simpan',
});
