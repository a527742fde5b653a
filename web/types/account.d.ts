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
  /** Whether passkeys can be used at the address by which the server was asked. */
  passkeys: boolean;
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

/** What a browser needs to make or to use a passkey (Web Authentication). */
export interface ChallengeReply {
  version: number;
  /** `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. */
  options: any;
}

export interface Passkey {
  id: string;
  /** May be empty. */
  name: string;
  /** Absent if it works at this server’s address. */
  host?: string;
  created: number;
  /** To the hour; absent if nobody has signed in with it. */
  used?: number;
}

export interface PasskeysReply {
  version: number;
  passkeys: Passkey[];
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

/** A row of a ranking (crates/jade-server/src/people/rankings.rs). */
export interface Standing {
  place: number;
  /** Absent if it is hidden. */
  name?: string;
  own: boolean;
  solved: number;
  /** Seconds. */
  best: number;
  mean: number;
  median: number;
  /** The time in percent of the usual one; absent if that is not known. */
  handicap?: number;
}

/** A solve of one's own that does not count. */
export interface SetAside {
  level?: string;
  day?: string;
  seconds: number;
  /** Milliseconds since 1970. */
  solved: number;
  fault: "times" | "too-fast" | "burst";
}

export interface RankingReply {
  version: number;
  /** The number of people in the whole table. */
  people: number;
  /** The first 100, and one's own row. */
  rows: Standing[];
  /** Absent if one takes no part. */
  participation?: { named: boolean };
  setAside: SetAside[];
}

/** The JSON of classes (crates/jade-server/src/people/classes/). */
export interface ClassInfo {
  id: string;
  name: string;
  created: number;
  /** The number of its pupils. */
  pupils: number;
}

export interface ClassesReply {
  version: number;
  /** Whether the account may make classes. */
  teacher: boolean;
  classes: ClassInfo[];
  /** Absent if the account is not a pupil's. */
  pupil?: OwnClass;
  /** The time of the server. */
  now: number;
}

/** What a pupil sees of the class. */
export interface OwnClass {
  className: string;
  name: string;
  joined: number;
  hasPassword: boolean;
  assignments: OwnAssignment[];
  techniques: TechniqueOfPupil[];
}

export interface OwnAssignment {
  id: string;
  title: string;
  opens: number;
  closes: number;
  exam: boolean;
  /** Absent for an exam that was not begun and is not over. */
  task?: Task;
  result?: Result;
}

export type Task =
  | { kind: "puzzles"; puzzles: AssignedPuzzle[]; hints?: number }
  | { kind: "station"; station: string }
  | { kind: "drill"; technique: string; count: number };

export interface AssignedPuzzle {
  boxRows: number;
  boxColumns: number;
  givens: string;
}

/** How far a pupil is with an assignment. */
export interface Result {
  done: number;
  of: number;
  unaided: number;
  /** Absent if it is not known. */
  seconds?: number;
  hints: number;
  late: boolean;
  /** When an exam was begun, by the clock of the server. */
  begun?: number;
  /** Of each puzzle; null if there is no game of it. */
  puzzles: ({
    solved: boolean;
    seconds: number;
    hints: number;
    told: number;
    mistakes: number;
    late: boolean;
    /** Of a solved puzzle of an exam: whether the server has replayed the game. */
    checked?: boolean;
  } | null)[];
}

export interface Found {
  unaided: number;
  helped: number;
  missed: number;
}

export interface TechniqueOfPupil {
  technique: string;
  practice: Found;
  games: Found;
}

export interface Pupil {
  id: string;
  name: string;
  /** The name of the account. */
  login: string;
  joined: number;
  /** Until when the card is valid that was not used yet. */
  cardUntil?: number;
  /** When the pupil last came, to the hour; absent if they are not signed in anywhere. */
  used?: number;
}

export interface Assignment {
  id: string;
  title: string;
  opens: number;
  closes: number;
  exam: boolean;
  task: Task;
  /** In the order of the pupils. */
  results: Result[];
}

export interface ClassReply {
  version: number;
  class: ClassInfo;
  pupils: Pupil[];
  assignments: Assignment[];
  /** In the order of the pupils. */
  techniques: TechniqueOfPupil[][];
  now: number;
}

export interface Card {
  pupil: string;
  name: string;
  code: string;
  expires: number;
}

export interface CardsReply {
  version: number;
  class: ClassInfo;
  cards: Card[];
}
