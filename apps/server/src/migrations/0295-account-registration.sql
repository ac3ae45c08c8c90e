-- A registration that can still be corrected by the browser that sent it. Without a contact where the address was known already, so that
-- both look the same from outside.
create table registration (
  token_hash bytea primary key,
  contact_id bigint references contact on delete cascade,
  expires_at timestamptz not null
);
create index registration_expires_at on registration (expires_at);
create index registration_contact on registration (contact_id);
