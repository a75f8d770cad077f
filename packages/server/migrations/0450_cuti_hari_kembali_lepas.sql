-- A day of leave that was given back is free for other leave of its member.
alter table cuti add column hari_kembali datemultirange not null default '{}';

create or replace function hadir.lepas_hari_cuti() returns trigger language plpgsql as $$
begin
  update cuti set hari_kembali = hari_kembali + datemultirange(daterange(new.tanggal, new.tanggal, '[]'))
  where organisasi_id = new.organisasi_id and cuti_id = new.cuti_id;
  return null;
end $$;
create trigger lepas_hari_cuti after insert on cuti_hari_kembali for each row execute function hadir.lepas_hari_cuti();

update cuti c set hari_kembali = k.hari
from (select organisasi_id, cuti_id, range_agg(daterange(tanggal, tanggal, '[]')) as hari
      from cuti_hari_kembali group by organisasi_id, cuti_id) k
where k.organisasi_id = c.organisasi_id and k.cuti_id = c.cuti_id;

alter table cuti drop constraint cuti_tidak_tumpang_tindih;
-- Leave that takes its days may not overlap; two halves of a day do not stand in each other's way.
alter table cuti add constraint cuti_tidak_tumpang_tindih exclude using gist (
  organisasi_id with =, user_id with =,
  (datemultirange(daterange(tgl_awal, tgl_akhir, '[]')) - hari_kembali) with &&,
  (case setengah_hari when 'pagi' then int4range(0, 1) when 'siang' then int4range(1, 2) else int4range(0, 2) end) with &&
) where (status in (12, 13));
