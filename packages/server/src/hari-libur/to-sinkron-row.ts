import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
type Nasional = {
  libur_nasional_id: number;
  nama: string;
  jenis: 'nasional' | 'cuti bersama';
  tgl_mulai: string;
  tgl_selesai: string;
};

/** A day of the decree as a tenant or organisation takes it over; its cuti bersama draws where the switch says so. */
export const toSinkronRow = (row: Nasional) =>
  ({ ...row, status: STATUS_RECORD.aktif, is_sinkron: true, is_potong_saldo: row.jenis === 'cuti bersama' }) as const;
