-- Mails that were not sent because no mail server is configured: for development, read at /kotak-surat.
create table surat_keluar (
  surat_id    integer generated always as identity primary key,
  kepada      text not null,
  judul       text not null,
  teks        text not null,
  dibuat_pada timestamptz not null default now()
);
