-- Each key that passwords travelled under serves one call, so that who reads a call can't repeat it. Kept for as long as it could be read.
create table used_password_key (
  key_hash bytea primary key,
  used_at timestamptz not null
);
create index used_password_key_at on used_password_key (used_at);
