-- Collections of puzzles. What is already in a collection, up to symmetry, is not kept twice.

CREATE TABLE collection (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY,
    collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
    -- Rows and columns of a box, as in 3x3.
    boxes TEXT NOT NULL,
    -- The cells in reading order, as they were imported.
    board TEXT NOT NULL,
    -- The canonical form and its boxes (3x2 becomes 2x3); the board itself where there is none.
    form_boxes TEXT NOT NULL,
    form TEXT NOT NULL,
    clues INTEGER NOT NULL,
    comment TEXT,
    UNIQUE (collection_id, form_boxes, form)
);

CREATE TABLE rating (
    puzzle_id INTEGER NOT NULL REFERENCES puzzle (id) ON DELETE CASCADE,
    profile TEXT NOT NULL,
    -- solved, stuck, impossible or improper.
    outcome TEXT NOT NULL,
    level TEXT,
    score INTEGER NOT NULL,
    hardest TEXT,
    steps INTEGER NOT NULL,
    PRIMARY KEY (puzzle_id, profile)
);

CREATE INDEX rating_by_level ON rating (profile, level, score);

-- How often each technique is on the path.
CREATE TABLE needed (
    puzzle_id INTEGER NOT NULL REFERENCES puzzle (id) ON DELETE CASCADE,
    profile TEXT NOT NULL,
    technique TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (puzzle_id, profile, technique)
);

CREATE INDEX needed_by_technique ON needed (profile, technique);
