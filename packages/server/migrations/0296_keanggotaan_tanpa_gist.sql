-- Every call asks when its caller's membership ends: answered from a plain index alone, without the heavier one that
-- keeps memberships from overlapping.
drop index keanggotaan_user;
create index keanggotaan_user on keanggotaan (organisasi_id, user_id) include (tgl_selesai);
create index pengaturan_organisasi_mulai on pengaturan_organisasi (organisasi_id, tgl_mulai) include (tgl_selesai, timezone);
