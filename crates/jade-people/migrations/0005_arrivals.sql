-- When an item came from a device in its present form, by the clock of the server (0: before this was noted), and by how much
-- the clock of that device was ahead then.
ALTER TABLE item ADD COLUMN received BIGINT NOT NULL DEFAULT 0;
ALTER TABLE item ADD COLUMN ahead BIGINT NOT NULL DEFAULT 0;

-- What the server found when it replayed a game. It can be found again at any time.
CREATE TABLE replay (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    -- The number of the change with which the game came.
    change BIGINT NOT NULL,
    -- In the server's own form.
    verdict TEXT NOT NULL,
    PRIMARY KEY (account, game)
);
