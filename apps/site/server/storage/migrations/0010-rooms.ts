/** Rooms in which several people play, and what has happened in them. */
import type { MigrationSql } from './migration.js';

export const rooms: MigrationSql = () => [
  // held by: the process that has it open, until when unless it says so again
  `create table room (
     id text primary key,
     created_at bigint not null,
     touched_at bigint not null,
     held_by text not null default '',
     held_until bigint not null default 0
   )`,
  'create index room_touched on room (touched_at)',
  // event: JSON; key_hash: of the secret by which a hand that joined comes back
  `create table room_event (
     room_id text not null references room (id) on delete cascade,
     number integer not null,
     time bigint not null,
     event text not null,
     key_hash text,
     primary key (room_id, number)
   )`,
];
