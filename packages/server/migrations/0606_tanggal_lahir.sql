-- When a person was born, of which his age is told.
alter table users add column tgl_lahir date check (tgl_lahir >= '1900-01-01');
