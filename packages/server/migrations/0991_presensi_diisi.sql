-- di luar transaksi
-- The names of the events that there are, and the times of those that are named elsewhere, ten thousand in a transaction.
do $$
declare
  tabel text;
  organisasi integer := 0;
  nomor bigint := 0;
  lanjut boolean;
begin
  loop
    with potong as (
      select * from presensi p where (p.organisasi_id, p.presensi_id) > (organisasi, nomor)
      order by p.organisasi_id, p.presensi_id limit 10000
    ), isi as (
      insert into presensi_luar (tenant_id, organisasi_id, ujung, pangkal, asal, presensi_id, presensi_waktu)
      select tenant_id, organisasi_id, right(id_luar, 19), left(id_luar, -19),
        hadir.asal_luar(perangkat_id, user_id, sumber, perangkat), presensi_id, waktu
      from potong where id_luar is not null on conflict do nothing)
    select p.organisasi_id, p.presensi_id into organisasi, nomor from potong p
    order by p.organisasi_id desc, p.presensi_id desc limit 1;
    exit when not found;
    commit;
  end loop;
  foreach tabel in array array['putusan_presensi', 'presensi_manual', 'wajah_presensi', 'kepercayaan_presensi'] loop
    organisasi := 0;
    nomor := 0;
    loop
      execute format('with potong as (
          select organisasi_id, presensi_id from %1$I where (organisasi_id, presensi_id) > ($1, $2)
          order by organisasi_id, presensi_id limit 10000
        ), isi as (
          update %1$I t set presensi_waktu = p.waktu from potong join presensi p using (organisasi_id, presensi_id)
          where t.organisasi_id = potong.organisasi_id and t.presensi_id = potong.presensi_id and t.presensi_waktu is null)
        select organisasi_id, presensi_id, true from potong order by organisasi_id desc, presensi_id desc limit 1', tabel)
      into organisasi, nomor, lanjut using organisasi, nomor;
      exit when lanjut is null;
      commit;
    end loop;
  end loop;
end $$;
