-- What each confirmation leaves: the record of what exactly was confirmed, as it was shown, and its digest. Written in the transaction of
-- the confirmation, under the lock of the request's row; never changed.
create table receipt (
  id bigint generated always as identity primary key,
  request_id bigint not null references request (id) on delete cascade,
  -- Its place among the receipts of the request, from 1; its number ends with it
  position smallint not null check (position > 0),
  number text not null unique,
  kind text not null check (kind in ('solution')),
  -- The task that was answered with the confirmation
  tip_id bigint unique references tip (id) on delete cascade,
  confirmed_at timestamptz not null,
  confirmed_by bigint references app_user (id),
  confirmed_by_guest bigint references guest (id),
  -- The contact that staff confirmed for
  confirmed_for bigint references contact (id),
  -- As the record has them
  confirmed_by_name text not null,
  confirmed_for_name text not null,
  -- The record as canonical JSON: the very characters that the digest is computed over, in UTF-8
  record text not null,
  digest text not null check (digest = encode(sha256(convert_to(record, 'UTF8')), 'hex')),
  unique (request_id, position),
  check ((confirmed_by is null) <> (confirmed_by_guest is null))
);

create function keep_receipt() returns trigger language plpgsql as $$
begin
  raise exception 'receipt % can not be changed', old.id using errcode = 'check_violation';
end $$;
create trigger receipt_kept before update on receipt for each row execute function keep_receipt();
