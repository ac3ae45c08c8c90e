-- Completed claims can be reopened: what was done stays done.
alter table request
  -- Pieces whose solutions were done before the claim was reopened
  add column settled_quantity integer not null default 0,
  -- Solutions that the customer has not been offered yet
  add column unoffered_solutions smallint not null default 0 check (unoffered_solutions >= 0),
  add constraint request_settled_check check (
    settled_quantity >= 0 and settled_quantity <= solved_quantity and (accepted_quantity is null or settled_quantity <= accepted_quantity)
  );

update request set unoffered_solutions = written.total
from (select request_id, count(*) as total from solution where state in ('draft', 'pending', 'returned') group by request_id) as written
where written.request_id = request.id;

-- Those completed before can be reopened by their customers for as long as the configuration gives from the start.
update request set appeal_until = closed_at + interval '30 days'
where status = 'completed' and type in (3, 4) and appealed_at is null and closed_at is not null;
