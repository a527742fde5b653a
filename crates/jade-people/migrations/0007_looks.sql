-- What a name looks like: names that look alike have the same. Filled in when the database is opened, since only the program
-- can tell.
ALTER TABLE account ADD COLUMN look TEXT NOT NULL DEFAULT '';
CREATE INDEX account_look ON account (look);
