-- What the QR code of a member's card holds: it says who he is and nothing that can be guessed or counted.
alter table anggota add column kode_kartu uuid not null default gen_random_uuid();
create unique index anggota_kode_kartu on anggota (organisasi_id, kode_kartu);
