-- The leave calendar looks for what reaches into a span of dates: drafts are never among it.
create index cuti_rentang on cuti (organisasi_id, tgl_akhir, tgl_awal) where status <> 11;
