import type { kiosPublik } from '@hadir/contract/perangkat/kios/kios-publik.contract.ts';
import type { Input, Output, Upload } from '@hadir/contract/kit/endpoint.ts';
import { judgeBacaanKios } from '@hadir/rules/perangkat/judge-bacaan-kios.ts';
import { pinMatcher } from '@hadir/rules/perangkat/match-pin.ts';
import { findKetukanKios } from '../../presensi/ketukan/ketukan-kios.queries.ts';
import { recordKetukanKios } from '../../presensi/ketukan/record-ketukan-kios.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { hashToken } from '../../platform/kit/secret-token.ts';
import { isTersambung } from '@hadir/rules/perangkat/is-tersambung.ts';
import { listAnggotaOfPin, updateKiriman } from '../dasar/mesin.queries.ts';
import { isPergi, ISI_KARTU } from './anggota-kios.queries.ts';
import { findPemilikKartu } from './kartu.queries.ts';
import type { Kios } from './kios.queries.ts';
import { getNamaAnggota } from './nama-anggota.queries.ts';
import { refuseKios } from './refuse-kios.ts';
import { requireKios } from './require-kios.ts';

type Call = typeof kiosPublik.submitPresensiKios;
type Ketukan = Input<Call>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const toMs = (saat: string | null) => (saat === null ? null : Date.parse(saat));

/**
 * Records a card or PIN that a kiosk read, once, at the kiosk's own time and place (aturan/perangkat#kios). Refuses a card
 * and a PIN that are nobody's. A time that cannot be, a way that the kiosk is not set to, and a member who had left before
 * the kiosk heard of it, wait for a person's review.
 */
export async function submitPresensiKios(ctx: BaseCtx, input: Ketukan): Promise<Output<Call>> {
  const { db, deps, now } = ctx;
  const kios = await requireKios(ctx, input.token, true);
  const { tenant_id, organisasi_id } = kios;
  const id_luar = `kios ${input.kunci}`;
  const before = await findKetukanKios(db, kios, id_luar);
  if (before) return { nama: await getNamaAnggota(db, before.user_id), is_ditinjau: before.is_ditinjau };

  const { user_id, is_dicabut } = await requireAnggota(ctx, kios, input);
  const waktu = new Date(input.waktu).toISOString();
  const tanggal = localToday(new Date(waktu), kios.timezone);
  const { is_luring, sebab } = judgeBacaanKios({
    waktu: Date.parse(waktu),
    diterima: now.getTime(),
    tersambung_sejak: isTersambung(kios, now) ? toMs(kios.tersambung_sejak) : null,
    pasangan: pasanganOf(kios, input.token_baca),
    isi: { kartu: input.kartu !== undefined, pin: input.pin !== undefined },
    kios_pin: kios.kios_pin,
    is_jam_ragu: input.is_jam_ragu,
    is_dicabut,
    is_pergi: await isPergi(db, organisasi_id, user_id, tanggal),
  });
  const is_ditinjau = sebab.length > 0;
  const ketukan = {
    user_id,
    waktu,
    id_luar,
    foto: input.foto ? await keepFoto(ctx, kios, user_id, input.foto) : null,
    is_luring,
    is_ditinjau,
    sebab_ditinjau: is_ditinjau ? sebab : null,
  };
  const presensi_id = await recordKetukanKios({ db, now }, kios, ketukan);
  // Two copies came at once, and the other was first.
  if (presensi_id === undefined) return { nama: await getNamaAnggota(db, user_id), is_ditinjau };
  await updateKiriman(db, kios, { jumlah: 1, stamp: null, selisih_detik: null });
  ctx.logChange({
    tempat: { tenant_id, organisasi_id },
    pelaku: { user_id: null, nama: kios.nama, tenant_id },
    tentang_id: user_id,
    sesudah: { waktu, perangkat: kios.nama },
  });
  ctx.afterCommit(async () => deps.siaran.tell(organisasi_id));
  return { nama: await getNamaAnggota(db, user_id), is_ditinjau };
}

/** Since when and until when the tablet was this kiosk under the pairing that it read under; null where none is known. */
function pasanganOf(
  { dipasang_pada, token_lama_hash, lama_sejak, dilepas_pada }: Kios,
  token_baca: string | undefined,
) {
  if (token_baca === undefined) return rentang(dipasang_pada, null);
  return token_lama_hash?.equals(hashToken(token_baca)) ? rentang(lama_sejak, dilepas_pada) : null;
}

const rentang = (sejak: string | null, sampai: string | null) =>
  sejak === null ? null : { sejak: Date.parse(sejak), sampai: toMs(sampai) };

/** Whose card or PIN it is, and whether the card has been replaced since; where both were given they must be one person's. */
async function requireAnggota(ctx: BaseCtx, kios: Kios, { kartu, pin, waktu }: Ketukan) {
  const { db } = ctx;
  const { organisasi_id } = kios;
  if (pin !== undefined) await requireSisaPin(ctx, kios);
  const oleh_pin = pin === undefined ? null : pinMatcher(await listAnggotaOfPin(db, organisasi_id, [pin]))(pin);
  if (kartu === undefined) {
    if (oleh_pin === null) return refusePin(ctx, kios);
    return { user_id: oleh_pin, is_dicabut: false };
  }
  const kode = kartu.toLowerCase().startsWith(ISI_KARTU) ? kartu.slice(ISI_KARTU.length) : '';
  const pemilik = UUID.test(kode) ? await findPemilikKartu(db, organisasi_id, kode, waktu) : undefined;
  if (pemilik === undefined) return refuseKios(ctx, kios, 'kios.kartu_tidak_dikenal');
  if (pin !== undefined && oleh_pin !== pemilik.user_id) return refusePin(ctx, kios);
  return pemilik;
}

const kunciPin = ({ organisasi_id, perangkat_id }: Kios) => `${organisasi_id} ${perangkat_id}`;

/** Refuses any PIN, the right one too, of a kiosk that has sent too many wrong ones; looking counts nothing. */
const requireSisaPin = ({ deps }: BaseCtx, kios: Kios) => deps.limits.take('pin_kios', kunciPin(kios), 0);

async function refusePin(ctx: BaseCtx, kios: Kios): Promise<never> {
  await ctx.deps.limits.take('pin_kios', kunciPin(kios));
  return refuseKios(ctx, kios, 'kios.pin_salah');
}

async function keepFoto({ db, deps }: BaseCtx, { tenant_id, organisasi_id }: Kios, user_id: number, foto: Upload) {
  const { mediaType, content, sidik } = foto;
  const berkas = {
    tenant_id,
    organisasi_id,
    jenis: 'foto-presensi',
    mediaType,
    content,
    sidik,
    dibuat_oleh: user_id,
  } as const;
  return (await deps.files.put(db, berkas)).berkas_id;
}
