import { addDays, type Tanggal } from '../../waktu/tanggal.ts';

/** The anchor under which a cycle stands on its `hari_ke`th day, counted from 1, on a date. */
export const acuanOfMulai = (tanggal: Tanggal, hari_ke: number): Tanggal => addDays(tanggal, 1 - hari_ke);
