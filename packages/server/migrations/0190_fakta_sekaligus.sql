-- Read for all members at once since: fungsi/fakta_anggota.sql, fungsi/lokasi_setiap_anggota.sql.
drop function hadir.roster_anggota(integer, integer, date, date);
drop function hadir.tukar_anggota(integer, integer, date, date);
drop function hadir.klaim_anggota(integer, integer, date, date);
drop function hadir.cuti_anggota(integer, integer, date, date);
drop function hadir.lokasi_anggota(integer, integer);
