-- What took their place stands in fungsi/.
drop function hadir.cari_pelaku(bytea[], integer[], text[], integer[]);
drop function hadir.events_anggota(integer, integer, timestamptz, timestamptz);
