-- Who takes part in rankings.
CREATE TABLE ranked (
    account TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    -- 1 if the others see the name.
    named BIGINT NOT NULL,
    -- The number of the last change of its items that was looked at.
    change BIGINT NOT NULL
);

-- The solved puzzles of those who take part.
CREATE TABLE solve (
    account TEXT NOT NULL REFERENCES ranked (account) ON DELETE CASCADE,
    -- In canonical form, so that a puzzle counts once.
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    -- Empty if the level is unknown.
    level TEXT NOT NULL,
    -- The day whose puzzle it is, or empty.
    day TEXT NOT NULL,
    seconds BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    -- When the server learnt of it.
    solved BIGINT NOT NULL,
    -- Why the time is not believed, or empty.
    fault TEXT NOT NULL,
    PRIMARY KEY (account, puzzle)
);
CREATE INDEX solve_level ON solve (level, solved);
CREATE INDEX solve_day ON solve (day);
