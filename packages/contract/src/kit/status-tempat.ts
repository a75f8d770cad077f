import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import * as z from 'zod/mini';
import { kosongkan, teksPanjang } from './fields.ts';
import { kodeDari } from './kode.ts';

/** Of a tenant or organisation: active 11, inactive 12, pending 13, rejected 14, blocked 15. */
export const StatusTempat = kodeDari(STATUS_RECORD);
export type StatusTempat = z.output<typeof StatusTempat>;

/** `keterangan` is what those read who can no longer come in; required for 12, 14 and 15. */
export const UbahStatus = z.object({ status: StatusTempat, keterangan: kosongkan(teksPanjang(500)) });
