-- Exchanges that run and that no date is set for yet: staff can ask once more where they go.
alter table request add column unplanned_exchanges smallint not null default 0 check (unplanned_exchanges >= 0);
update request set unplanned_exchanges = running.total
from (select request_id, count(*) as total from solution where kind = 3 and state = 'running' group by request_id) as running
where running.request_id = request.id;

-- Delivery addresses are asked for by a tip for each exchange, so that several are open at the same time; submitting them leaves a receipt.
drop index tip_open;
create unique index tip_open on tip (request_id, type) where state = 'open' and type not in (7, 8, 9, 10);
create unique index tip_open_addresses on tip (request_id, (asked -> 'exchangeId')) where state = 'open' and type = 8;
alter table receipt drop constraint receipt_kind_check;
alter table receipt add constraint receipt_kind_check check (kind in ('solution', 'addresses'));
