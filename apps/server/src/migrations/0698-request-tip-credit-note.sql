-- Each credit note of a claim is sent by a tip of its own, and reading it leaves a receipt. Of what staff ask for, one of a type is open at a time.
drop index tip_open;
create unique index tip_open on tip (request_id, type) where state = 'open' and type in (1, 3, 4);
create unique index tip_open_credit_note on tip (request_id, (asked -> 'creditNoteId')) where state = 'open' and type = 6;
alter table receipt drop constraint receipt_kind_check;
alter table receipt add constraint receipt_kind_check check (kind in ('solution', 'addresses', 'bankDetails', 'creditNote'));
