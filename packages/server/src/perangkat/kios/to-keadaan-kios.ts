import type { KeadaanKios } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { getVersiAnggota } from './anggota-kios.queries.ts';
import type { Kios } from './kios.queries.ts';
import { getRahasiaKios } from './rahasia-kios.ts';
import type { Terpasang } from './require-kios.ts';

/** How a kiosk is set, as it is told itself. */
export async function toKeadaanKios(
  { db, now }: Pick<BaseCtx, 'db' | 'now'>,
  kios: Kios & Terpasang,
): Promise<KeadaanKios> {
  const { perangkat_id, organisasi_id, nama, nama_organisasi, nama_lokasi, timezone, kios_pin, is_kios_foto } = kios;
  const rahasia = await getRahasiaKios(db, kios, kios.token_hash);
  return {
    perangkat_id,
    organisasi_id,
    nama,
    nama_organisasi,
    nama_lokasi,
    is_terhubung: isTerhubung(kios),
    timezone,
    sekarang: now.toISOString(),
    kios_pin,
    is_kios_foto,
    rahasia: rahasia.toString('base64url'),
    versi_anggota: await getVersiAnggota(db, kios, localToday(now, timezone)),
  };
}
