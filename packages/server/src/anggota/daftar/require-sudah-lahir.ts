import { MULAI_SEBELUM_LAHIR } from '@hadir/contract/anggota/daftar/kalimat-mulai.ts';
import { isMulaiSebelumLahir } from '@hadir/rules/anggota/is-mulai-sebelum-lahir.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { refuseField } from '../../platform/kit/refusal.ts';

type Isian = { tgl_lahir?: Tanggal | null | undefined; tgl_mulai?: Tanggal | undefined };

/** Refuses a birthday that is yet to come, and a first day before it. */
export function requireSudahLahir({ today }: OrganisasiCtx, { tgl_lahir = null, tgl_mulai = today }: Isian): void {
  if (tgl_lahir !== null && tgl_lahir > today) throw refuseField('tgl_lahir', BELUM_LAHIR);
  if (isMulaiSebelumLahir(tgl_mulai, tgl_lahir)) throw refuseField('tgl_mulai', MULAI_SEBELUM_LAHIR);
}

export const BELUM_LAHIR = 'Tanggal lahir tidak boleh setelah hari ini';
