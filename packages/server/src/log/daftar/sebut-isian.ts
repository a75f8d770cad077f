import { kapital } from '@hadir/contract/kit/kapital.ts';

/** Words of field names, where the name itself does not say them. */
const KATA_ISIAN: Record<string, string> = {
  tgl: 'tanggal',
  jml: 'jumlah',
  no: 'nomor',
  nik: 'NIK',
  nip: 'NIP',
  npsn: 'NPSN',
  ip: 'alamat IP',
  lat: 'lintang',
  lng: 'bujur',
  is: '',
  k: '',
  has: 'ada',
  id: 'nomor',
  ids: 'nomor',
  user: 'orang',
  group: 'grup',
  role: 'peran',
  email: 'email',
  gender: 'jenis kelamin',
  timezone: 'zona waktu',
  password: 'kata sandi',
  file: 'berkas',
  totp: 'aplikasi autentikator',
  kode: 'kode',
};

/** Whole names that read otherwise than word by word. */
const LABEL: Record<string, string> = {
  user_id: 'Orang (nomor)',
  organisasi_id: 'Instansi (nomor)',
  tenant_id: 'Induk (nomor)',
  k_sumber_data: 'Sumber data',
  tgl_berlaku_akhir: 'Berlaku sampai',
  is_langganan: 'Berlangganan',
  is_sinkronisasi: 'Sinkronisasi',
  is_face_verified: 'Wajah terverifikasi',
  is_wfa: 'Bekerja dari mana saja',
  pada: 'Waktu',
  radius: 'Radius (meter)',
  radius_meter: 'Radius (meter)',
  oleh: 'Oleh',
  alasan: 'Alasan',
  asal_pelaku: 'Pelaku dari',
  penolakan: 'Sebab ditolak',
  selanjutnya: 'Percobaan berikutnya',
  menunggu: 'Menunggu',
};

/** A field's name as a person says it: 'tgl_mulai' is 'Tanggal mulai'. */
export function sebutIsian(nama: string): string {
  const known = LABEL[nama];
  if (known !== undefined) return known;
  const parts = nama.split('_');
  // 'lokasi_id' is the number of a place, not a place's number's name.
  const isId = parts.length > 1 && /^ids?$/.test(parts.at(-1) ?? '');
  const words = (isId ? parts.slice(0, -1) : parts)
    .map((part) => KATA_ISIAN[part] ?? part)
    .filter((word) => word !== '');
  const said = words.join(' ') + (isId ? ' (nomor)' : '');
  return said === '' ? nama : kapital(said);
}
