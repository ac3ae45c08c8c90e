-- What was recorded of a delivery can be corrected once it has arrived, also after its exchange is done, until its claim is completed: its days,
-- the carrier, the tracking number and the proofs. Nothing else of a done one ever changes; what was recorded before stays in the events of the claim.
create or replace function keep_shipment_done() returns trigger language plpgsql as $$
declare correctable constant text[] := '{shipped_on,carrier,tracking_no,delivered_on,version}';
begin
  if exists (
    select from exchange join request on request.id = exchange.request_id
    where exchange.id = old.exchange_id and exchange.state = 'done' and (
      request.status <> 'processing'
      or to_jsonb(new) - correctable is distinct from to_jsonb(old) - correctable
      or new.version <> old.version + 1
    )
  ) then
    raise exception 'shipment % is done and can not be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
