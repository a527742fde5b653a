-- Classes: a teacher, pupils whose accounts belong to the class, cards to sign in with, and assignments.

-- 1 if whoever runs the server lets this account make classes.
ALTER TABLE account ADD COLUMN teacher BIGINT NOT NULL DEFAULT 0;

CREATE TABLE class (
    id TEXT PRIMARY KEY,
    teacher TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX class_teacher ON class (teacher);

-- The accounts of pupils. They were made for the class and are deleted with it.
CREATE TABLE member (
    account TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    class TEXT NOT NULL REFERENCES class (id) ON DELETE CASCADE,
    -- The order in the class, from 1.
    place BIGINT NOT NULL,
    -- What the class calls the pupil. The name of the account is unique on the server, this one within the class.
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    joined BIGINT NOT NULL,
    UNIQUE (class, name_key)
);

-- A card signs a pupil in once.
CREATE TABLE card (
    account TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE,
    expires BIGINT NOT NULL
);

CREATE TABLE assignment (
    id TEXT PRIMARY KEY,
    class TEXT NOT NULL REFERENCES class (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    -- What is to be done, in the server's own form.
    task TEXT NOT NULL,
    opens BIGINT NOT NULL,
    closes BIGINT NOT NULL,
    -- 1 if each pupil begins when they are ready, and the time of that is noted.
    exam BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX assignment_class ON assignment (class);

-- When pupils began an exam, by the clock of the server.
CREATE TABLE begun (
    assignment TEXT NOT NULL REFERENCES assignment (id) ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    PRIMARY KEY (assignment, account)
);
