-- Keys that records are sealed under, by the version in HELIODESK_KEYS. The check tells one key from another of the same version; a key that
-- a sealed record refers to can't be removed.
create table sealing_key (
  version smallint primary key check (version > 0),
  key_check bytea not null,
  since timestamptz not null
);
