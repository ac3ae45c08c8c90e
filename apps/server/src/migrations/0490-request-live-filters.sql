-- Views of the desk combine filters. With the columns that they filter by at the end of its key, an index finds the first requests of any
-- combination in their order without reading others: those that are being worked on, those of a state, and those that are over.
drop index request_live_promise;
create index request_live_promise on request (promise_at, id, type, region_id, status, waiting_on, owner_id)
  where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
drop index request_by_status;
create index request_by_status on request (status, promise_at, id, type, region_id, waiting_on) where status <> 'draft';
create index request_closed_by_kind on request (region_id, type, status, promise_at, id, created_at)
  where status in ('completed', 'rejected', 'withdrawn');
