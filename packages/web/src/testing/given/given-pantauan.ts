import type { DaftarPantauan } from '@hadir/contract/monitoring/monitoring.contract.ts';
import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { givenPage } from '../given-page.ts';

const HARI_INI: Pantauan['hari_ini'] = {
  anggota: 42,
  wajib: 40,
  tiba: 38,
  hadir: 38,
  terlambat: 2,
  belum: 2,
  belum_mulai: 0,
  absen: 0,
  cuti: 2,
  libur: 0,
  terakhir: '07:58:11',
};

/** An organisation on a day like others unless said. */
export const givenPantauan = (fields: Partial<Pantauan> = {}): Pantauan => ({
  organisasi_id: 9,
  tenant_id: 3,
  kode_organisasi: 'MAN1',
  nama: 'MAN 1 Jakarta',
  nama_tenant: 'Kanwil Kemenag DKI Jakarta',
  tanggal: '2026-11-20',
  pukul: '08:00',
  timezone: 'Asia/Jakarta',
  lat: -6.2,
  lng: 106.8,
  keadaan: 'biasa',
  sebab: [],
  biasanya: 0.95,
  kurang: 0,
  hari_ini: HARI_INI,
  hari_kerja_terakhir: null,
  ...fields,
});

/** One page of them, with what they come to. */
export function givenDaftarPantauan(rows: readonly Pantauan[] = [givenPantauan()]): DaftarPantauan {
  const of = (keadaan: Pantauan['keadaan']) => rows.filter((row) => row.keadaan === keadaan).length;
  return {
    ...givenPage([...rows]),
    pada: '2026-11-20T01:00:00Z',
    jumlah: {
      genting: of('genting'),
      waspada: of('waspada'),
      baru: of('baru'),
      biasa: of('biasa'),
      libur: of('libur'),
    },
    hari_ini: HARI_INI,
  };
}
