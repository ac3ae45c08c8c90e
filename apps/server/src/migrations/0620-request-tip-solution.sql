-- Each solution of a claim is offered by a tip of its own, all at the same time; of other types, one is open at a time.
drop index tip_open;
create unique index tip_open on tip (request_id, type) where state = 'open' and type <> 10;
create unique index tip_open_solution on tip (request_id, (asked -> 'solution' ->> 'solutionId')) where state = 'open' and type = 10;
