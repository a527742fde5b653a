-- What a rating was made with: the version of JADE and the techniques. With the same basis it would come out the same,
-- so an import that was cut short need not rate the puzzle again. NULL in ratings from before this column.

ALTER TABLE rating ADD COLUMN basis TEXT;
