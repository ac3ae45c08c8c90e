-- Lists of a done exchange stay as they are, as long as its claim is there.
create or replace function keep_shipment_serials() returns trigger language plpgsql as $$
begin
  if exists (
    select from written join shipment on shipment.id = written.shipment_id
    join exchange on exchange.id = shipment.exchange_id and exchange.state = 'done'
    join request on request.id = exchange.request_id
  ) then
    raise exception 'serial numbers of a done exchange can not be changed' using errcode = 'check_violation';
  end if;
  return null;
end $$;
