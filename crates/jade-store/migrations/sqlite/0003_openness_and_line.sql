-- How much there is to find along the path: start, least, moments and openings, as in 16.4.5.51. NULL without a level, and
-- in ratings from before this column.

ALTER TABLE rating ADD COLUMN openness TEXT;

-- The line of the imported file where the puzzle begins, from 1. NULL in puzzles from before this column.

ALTER TABLE puzzle ADD COLUMN line INTEGER;

CREATE INDEX puzzle_by_line ON puzzle (collection_id, line);
