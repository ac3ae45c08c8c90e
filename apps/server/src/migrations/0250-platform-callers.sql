-- Guests repeat calls too: a key belongs to a caller, `user:12` or `guest:7`.
alter table idempotency_key drop constraint idempotency_key_pkey;
alter table idempotency_key add column caller text;
update idempotency_key set caller = 'user:' || user_id;
alter table idempotency_key drop column user_id;
alter table idempotency_key alter column caller set not null;
alter table idempotency_key add primary key (caller, call, key);

-- Who did it, if it was a guest. The triggers that keep the audit append-only allow a column more.
alter table audit add column guest_id bigint;
alter table audit add constraint audit_one_actor check (actor_id is null or guest_id is null);
