/** What a table's rows are called where its name alone says too little. */
const SEBUTAN: Record<string, string> = {
  users: 'akun yang sudah aktif',
  organisasi: 'instansi',
  lokasi_presensi: 'lokasi presensi',
  jadwal: 'jam kerja',
  pekerjaan: 'pekerjaan di latar',
  pemantau_tugas: 'penugasan pemantau',
  undangan_anggota: 'undangan',
  order_langganan: 'pesanan langganan',
};
const DISEBUT = 5;

export type Bergantung = { tabel: string; jumlah: number };

/** What hangs on a place, in words: '3 anggota, 2 grup', the foremost five. */
export function sebutBergantung(isi: readonly Bergantung[]): string {
  const utama = (tabel: string) => Number(!(tabel in SEBUTAN || ['anggota', 'grup'].includes(tabel)));
  const urut = [...isi].sort((a, b) => utama(a.tabel) - utama(b.tabel) || b.jumlah - a.jumlah);
  const kata = urut
    .slice(0, DISEBUT)
    .map(({ tabel, jumlah }) => `${jumlah} ${SEBUTAN[tabel] ?? tabel.replaceAll('_', ' ')}`);
  return [...kata, ...(urut.length > DISEBUT ? ['data lainnya'] : [])].join(', ');
}
