-- A session in use is written every half minute: with room on its page the row changes in place, without new entries in its indexes.
alter table sesi set (fillfactor = 50);
