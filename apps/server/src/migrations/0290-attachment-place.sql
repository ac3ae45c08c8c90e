-- What a photo shows, of those that its owner asks for: each place has one photo. Which places there are, the contract says.
alter table attachment add column place text check (length(place) between 1 and 20);
create unique index attachment_place on attachment (owner_kind, owner_id, place) where place is not null;
