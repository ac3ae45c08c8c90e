-- Open requests without an owner, which rules look at again and again, in the order of their ids.
create index request_waiting on request (id) where owner_id is null and status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
