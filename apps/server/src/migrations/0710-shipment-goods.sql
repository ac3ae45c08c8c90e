-- What becomes of a part of an exchange: it leaves, arrives with a proof, and the old pieces come back or are scrapped on site.
alter table shipment
  add column state text not null default 'planned' check (state in ('planned', 'shipped', 'delivered')),
  add column version integer not null default 0,
  -- The day on which it left, who recorded that first, and with which carrier
  add column shipped_on date,
  add column shipped_by bigint references app_user (id),
  add column carrier text not null default '',
  add column tracking_no text not null default '',
  -- The day on which it arrived, and who recorded that
  add column delivered_on date,
  add column delivered_by bigint references app_user (id),
  add column old_handling text check (old_handling in ('return', 'scrap')),
  add column old_note text not null default '',
  -- Only what was planned leaves, and only what has left arrives.
  add check ((state = 'planned') = (shipped_on is null) and (shipped_on is null) = (shipped_by is null) and (shipped_on is null or told_eta is not null)),
  add check ((state = 'delivered') = (delivered_on is not null) and (delivered_on is null) = (delivered_by is null)),
  add check (delivered_on >= shipped_on),
  add check (old_handling is null or state <> 'planned');

alter table exchange
  drop constraint exchange_state_check,
  add constraint exchange_state_check check (state in ('asked', 'addressed', 'done')),
  drop constraint exchange_check,
  add constraint exchange_addressed_check check ((state <> 'asked') = (addressed_at is not null) and (addressed_at is null) = (addressed_by is null)),
  add column done_at timestamptz,
  add column done_by bigint references app_user (id),
  add constraint exchange_done_check check ((state = 'done') = (done_at is not null) and (done_at is null) = (done_by is null));

-- An exchange is done when everything has arrived, and what becomes of the old pieces is recorded; then it stays as it is.
create function check_exchange_done() returns trigger language plpgsql as $$
begin
  -- Its task goes with the claim.
  if old.state = 'done' and to_jsonb(new) - 'tip_id' <> to_jsonb(old) - 'tip_id' then
    raise exception 'exchange % is done and can not be changed', old.id using errcode = 'check_violation';
  end if;
  if new.state = 'done' and old.state <> 'done' and exists (
    select from shipment where shipment.exchange_id = new.id and (shipment.state <> 'delivered' or shipment.old_handling is null)
  ) then
    raise exception 'exchange % has not arrived', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger exchange_kept before update on exchange for each row execute function check_exchange_done();

create function keep_shipment_done() returns trigger language plpgsql as $$
begin
  if exists (select from exchange where exchange.id = old.exchange_id and exchange.state = 'done') then
    raise exception 'shipment % is done and can not be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger shipment_kept before update on shipment for each row execute function keep_shipment_done();
