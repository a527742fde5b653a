-- Passkeys (Web Authentication), and the challenges that browsers are to sign.

CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    -- What its device calls it, in base64url.
    credential TEXT NOT NULL UNIQUE,
    -- The name of the server at which it was added; browsers offer it only there.
    host TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The public key with what never changes, and what changes when it is used, in base64url.
    fixed TEXT NOT NULL,
    state TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- To the hour; 0 if never.
    used BIGINT NOT NULL
);
CREATE INDEX passkey_account ON passkey (account);

CREATE TABLE challenge (
    challenge TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    -- The session that adds a passkey; NULL to sign in.
    session TEXT REFERENCES session (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX challenge_expires ON challenge (expires);
