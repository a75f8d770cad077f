-- An activation token that is in force can be printed again: sealed with a key that the database does not hold.
alter table tautan add column tersegel bytea;

-- Whoever brought a code from the person's mail beside the password: strangers' tries are none of his.
alter table tantangan add column is_kode_surat boolean not null default false;

-- Pictures that were attached before attachments were cleaned: they still tell where and with what they were taken.
alter table berkas add column is_belum_bersih boolean not null default false;
update berkas set is_belum_bersih = true where jenis = 'lampiran' and media_type like 'image/%';
create index berkas_belum_bersih on berkas (dibuat_pada) where is_belum_bersih;
