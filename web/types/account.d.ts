// The JSON of accounts (crates/jade-server/src/people/messages.rs). Types only: no browser loads this file.

export type SignUpWay = "off" | "invitation" | "open";

export interface Account {
  /** It never changes, unlike the name. */
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  created: number;
  recoveryCodesLeft: number;
}

export interface AccountReply {
  version: number;
  signUp: SignUpWay;
  /** Absent if nobody is signed in. */
  account?: Account;
  /** Shown only once; absent if there are none. */
  recoveryCodes?: string[];
  /** The tokens of a page elsewhere; see `sync/server.js`. */
  token?: string;
  device?: string;
}

export interface Session {
  id: string;
  /** What the browser called itself, as in “Firefox, Linux”; may be empty. */
  label: string;
  created: number;
  /** To the hour. */
  used: number;
  current: boolean;
}

export interface SessionsReply {
  version: number;
  sessions: Session[];
}

/** What the devices of an account store together (crates/jade-contract/src/sync.rs). */
export interface Item {
  kind: "record" | "game" | "practice" | "setting";
  name: string;
  body: any;
}

export interface SyncReply {
  version: number;
  change: number;
  more: boolean;
  items: Item[];
}

/** What this device knows of the account that it syncs with. */
export interface SyncState {
  id: string;
  name: string;
  /** The number of the last change that this device knows. */
  since: number;
  /** When it last synced, in milliseconds since 1970; 0 if never. */
  at: number;
  /** Whether it syncs; false if the player wants to keep this device apart. */
  on: boolean;
}
