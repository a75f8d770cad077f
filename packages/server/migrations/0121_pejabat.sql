-- Whoever waits for a decision asks for them, and they are few among many.
create index users_admin on users (tenant_id) where is_admin;
create index anggota_operator on anggota (organisasi_id) where role = 3;
