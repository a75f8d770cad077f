-- When each machine was last heard of: events of phones name none and are not in it.
create index presensi_mesin on presensi (organisasi_id, perangkat, waktu) where perangkat is not null;
