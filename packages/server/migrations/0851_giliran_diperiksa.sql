-- That all are of that turn is read from them once, while others are added.
alter table idempotensi validate constraint idempotensi_giliran;
