-- What a person has called the request; without it, its title is made from what is in the row, in the reader's language.
alter table request add column title text check (length(title) between 1 and 120);
