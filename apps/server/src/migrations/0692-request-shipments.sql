-- Parts of exchanges whose addresses were submitted: staff set dates for them.
alter table request add column open_shipments smallint not null default 0 check (open_shipments >= 0);
update request set open_shipments = given.total
from (
  select e.request_id, count(*) as total from exchange e join shipment s on s.exchange_id = e.id where e.state = 'addressed' group by e.request_id
) as given
where given.request_id = request.id;
