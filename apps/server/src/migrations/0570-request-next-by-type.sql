-- Cases are handed out of some types or of one; each type is read in its order.
drop index request_unowned, request_unowned_answered;
create index request_unowned on request (type, promise_at, id) where status = 'submitted' and owner_id is null;
create index request_unowned_answered on request (type, customer_word_hour)
  where status = 'submitted' and owner_id is null and customer_word_hour is not null;

-- No one has what is submitted. Without knowing that, the planner expects few of them, and reads and sorts all instead of using their order.
create statistics request_owner_by_status (mcv) on status, owner_id from request;
analyze request;
