import type { Tanggal } from '../tanggal.ts';

/** An active holiday of one date or of a range, both ends included. */
export type HariLibur = { hari_libur_id: number; nama: string; tgl_mulai: Tanggal; tgl_selesai: Tanggal };
