-- Which instance of the server carries an import, so that another one takes it over as soon as that one is gone.
alter table serial_import add column carrier integer;
