-- Approved leave judges days too.
call hadir.ikut_fakta('cuti');
call hadir.ikut_fakta('cuti_kategori');
