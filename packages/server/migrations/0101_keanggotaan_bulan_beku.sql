-- A membership that reaches other dates than before would give or take days of a month that is verified: of the
-- member's own, or of one in which nobody is left to verify.
create function hadir.jaga_bulan_beku() returns trigger language plpgsql as $$
declare
  lama datemultirange := '{}';
  baru datemultirange := datemultirange(daterange(new.tgl_mulai, new.tgl_selesai, '[]'));
  beda datemultirange;
begin
  if tg_op = 'UPDATE' then lama := datemultirange(daterange(old.tgl_mulai, old.tgl_selesai, '[]')); end if;
  beda := (baru - lama) + (lama - baru);
  -- Waits for a freezing that is under way, and that for us.
  perform pg_advisory_xact_lock_shared(7201950, new.organisasi_id);
  if exists (
    select from (
      select v.bulan, (v.bulan + interval '1 month')::date as berikut, bool_or(v.user_id = new.user_id) as is_sendiri
      from verval v where v.organisasi_id = new.organisasi_id group by v.bulan) b
    where daterange(b.bulan, b.berikut) && beda
      and (b.is_sendiri or not exists (
        select from kehadiran k where k.organisasi_id = new.organisasi_id and not k.dibekukan
          and k.tanggal >= b.bulan and k.tanggal < b.berikut))
  ) then
    raise exception 'keanggotaan mencakup bulan yang dibekukan'
      using errcode = 'check_violation', constraint = 'keanggotaan_bulan_beku';
  end if;
  return new;
end $$;

create trigger keanggotaan_bulan_beku before insert or update of tgl_mulai, tgl_selesai on keanggotaan
  for each row execute function hadir.jaga_bulan_beku();
