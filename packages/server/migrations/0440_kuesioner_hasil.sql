-- Row level security reads tenant_id of every answer: without it in the index each of a hundred thousand was looked up again
-- in the table.
drop index kuesioner_jawaban_hasil;
create index kuesioner_jawaban_hasil
  on kuesioner_jawaban (organisasi_id, kuesioner_id, pertanyaan_id, baris_id, nilai, respons_id)
  include (tenant_id, urutan, angka, tanggal);
drop index kuesioner_respons_terbaru;
create index kuesioner_respons_terbaru
  on kuesioner_respons (organisasi_id, kuesioner_id, dikirim_pada desc, respons_id) include (tenant_id);
