-- The checklist of an organisation's first days. What is done is seen from the data; only that it was put away is kept.
alter table organisasi add column is_langkah_awal_ditutup boolean not null default false;
-- Whose people attend already is past its first days.
update organisasi o set is_langkah_awal_ditutup = true
where exists (select from presensi p where p.organisasi_id = o.organisasi_id);
