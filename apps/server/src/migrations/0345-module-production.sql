-- The first day of production in the registry, in one row: 100 million modules are too many to look through.
create table module_production (
  is_only boolean primary key default true check (is_only),
  first_day date not null
);
insert into module_production (first_day)
select min(production_date) from module_registry having min(production_date) is not null;
