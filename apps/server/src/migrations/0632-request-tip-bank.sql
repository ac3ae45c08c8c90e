-- Bank details are asked for and confirmed by a tip for each payee, so that several are open at the same time.
drop index tip_open;
create unique index tip_open on tip (request_id, type) where state = 'open' and type not in (7, 9, 10);
create unique index tip_open_bank on tip (request_id, (asked -> 'bankDetailsId')) where state = 'open' and type in (7, 9);
