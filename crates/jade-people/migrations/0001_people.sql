-- The same text for SQLite and PostgreSQL: only TEXT and BIGINT. Times are milliseconds since 1970. What a person or a
-- browser must show again (tokens, codes) is stored as a SHA-256 hash, a password as an argon2id hash.

-- What this database needs to know of itself.
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE account (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name without differences that people overlook.
    name_key TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- 1 if whoever runs the server has locked it.
    locked BIGINT NOT NULL,
    -- The number of the last change of its items.
    change BIGINT NOT NULL,
    -- The size of its items.
    bytes BIGINT NOT NULL
);

CREATE TABLE recovery_code (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    PRIMARY KEY (account, code)
);

CREATE TABLE session (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    token TEXT NOT NULL UNIQUE,
    -- The token that replaces it once the browser has shown it.
    next_token TEXT UNIQUE,
    offered BIGINT NOT NULL,
    -- The token before: requests that were under way may still show it for a short while.
    previous_token TEXT UNIQUE,
    previous_until BIGINT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    rotated BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX session_account ON session (account);

-- Browsers that have signed in before: strangers who guess passwords cannot keep them out.
CREATE TABLE device (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    used BIGINT NOT NULL
);
CREATE INDEX device_account ON device (account);

CREATE TABLE invitation (
    code TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

-- Rate limits: the time at which all attempts so far are forgotten.
CREATE TABLE attempt (
    subject TEXT PRIMARY KEY,
    forgotten BIGINT NOT NULL
);

-- What accounts store, by kind.
CREATE TABLE item (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    change BIGINT NOT NULL,
    PRIMARY KEY (account, kind, name)
);
CREATE UNIQUE INDEX item_change ON item (account, change);
