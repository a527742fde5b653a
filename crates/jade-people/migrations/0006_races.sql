-- How far people are in races on the same board. A race is known by its id, which only its link has; rows last for a day.
CREATE TABLE race (
    race TEXT NOT NULL,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    -- As the account wants to be called in this race; may be empty.
    name TEXT NOT NULL,
    -- How many of its open cells are filled, in percent.
    percent BIGINT NOT NULL,
    -- The playing time; 0 until the board is solved.
    seconds BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    mistakes BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (race, account)
);
CREATE INDEX race_changed ON race (changed);
CREATE INDEX race_account ON race (account);
