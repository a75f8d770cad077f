-- A mail on its way to the mail server is sealed with the server's key; it is readable only where nobody sends it.
alter table surat_keluar
  alter column kepada drop not null, alter column judul drop not null, alter column teks drop not null,
  add column tersegel bytea,
  add check (num_nulls(kepada, judul, teks) = case when tersegel is null then 0 else 3 end);
