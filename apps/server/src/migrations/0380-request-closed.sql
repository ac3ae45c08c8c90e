-- The history is sorted by when requests were closed.
create index request_closed on request (closed_at desc, id desc) include (type, status) where closed_at is not null;
create index request_closed_of_account on request (account_id, closed_at desc, id desc) include (type, status, contact_id) where closed_at is not null;
