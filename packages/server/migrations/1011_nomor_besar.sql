-- A roster has a row a member and day, and whoever writes it anew draws numbers anew; a mail is numbered though it is kept only
-- until it is sent. An integer's come to an end.
alter table jadwal_shift alter column jadwal_shift_id type bigint;
alter table surat_keluar alter column surat_id type bigint;
