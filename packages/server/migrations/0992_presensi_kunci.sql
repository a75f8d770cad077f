-- di luar transaksi
-- The key that an event has in its month, beside the one that it has until then, and by which those of a device are found once
-- their names are kept elsewhere. What an interrupted attempt left is of no use.

drop index concurrently if exists presensi_kunci;

create unique index concurrently presensi_kunci on presensi (organisasi_id, presensi_id, waktu);

drop index concurrently if exists presensi_dari_perangkat;

create index concurrently presensi_dari_perangkat on presensi (organisasi_id, perangkat_id, waktu) where perangkat_id is not null;
