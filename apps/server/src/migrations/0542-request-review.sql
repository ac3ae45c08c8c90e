-- One review for each claim, whether it is of serial numbers or of parts: its counts, and when the customer was told.
create table request_review (
  request_id bigint primary key references request (id) on delete cascade,
  -- Serial numbers, or pieces of parts
  accepted integer not null default 0 check (accepted >= 0),
  refused integer not null default 0 check (refused >= 0),
  asked integer not null default 0 check (asked >= 0),
  finished_at timestamptz,
  finished_by bigint references app_user (id),
  check ((finished_at is null) = (finished_by is null))
);
-- Those of serial numbers, which had a table of their own
insert into request_review (request_id, accepted, refused, asked, finished_at, finished_by)
select l.owner_id, r.accepted, r.refused, r.asked, r.finished_at, r.finished_by
from serial_review r join serial_list l on l.id = r.list_id where l.owner_kind = 'request';
alter table request rename column serials_decided to all_decided;
