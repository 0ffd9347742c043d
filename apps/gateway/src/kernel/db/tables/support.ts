import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from './members.ts'
import type { Words } from './content.ts'

/** What fills the places of a message: texts, sums in minor units, moments, or words in both languages. */
export type MessageValues = Readonly<Record<string, string | number | Words | null>>

/**
 * Messages to members and to the customer service. A message of the platform has a kind and is worded when it is read;
 * one that somebody wrote has its title and content in `values`. Times in milliseconds since 1970.
 */
export const messages = pgTable(
  'messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Who wrote it; null for the platform. */
    fromId: bigint('from_id', { mode: 'number' }).references(() => members.id),
    /** Who gets it; null for the customer service. */
    toId: bigint('to_id', { mode: 'number' }).references(() => members.id),
    kind: text().notNull(),
    values: jsonb().$type<MessageValues>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    readAt: bigint('read_at', { mode: 'number' }),
    /** When the receiver threw it away; the sender's copy stays. */
    deletedAt: bigint('deleted_at', { mode: 'number' }),
  },
  (table) => [
    index('messages_to_at').on(table.toId, table.at),
    index('messages_from_at').on(table.fromId, table.at),
    index('messages_at').on(table.at),
  ],
)

/** What visitors wrote by the feedback form. `type` is one of the six questions of the form. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    content: text().notNull(),
    language: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('feedback_at').on(table.at)],
)

/** Conversations with the customer service: one for each member, one for each guest's visit. */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a guest. */
    memberId: bigint('member_id', { mode: 'number' })
      .unique()
      .references(() => members.id),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('chat_rooms_guests')
      .on(table.openedAt)
      .where(sql`${table.memberId} is null`),
  ],
)

/**
 * What was said in a conversation: by the `visitor`, by the `operator`,
 * or by the platform itself (`automatic`, worded when read).
 */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => chatRooms.id),
    author: text().$type<'visitor' | 'operator' | 'automatic'>().notNull(),
    text: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** When the other side saw it. */
    readAt: bigint('read_at', { mode: 'number' }),
  },
  (table) => [index('chat_messages_room').on(table.roomId, table.id), index('chat_messages_at').on(table.at)],
)

/** Launches of the chat frame: found by the hash of a ticket that is good once. */
export const chatTickets = pgTable(
  'chat_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    sessionHash: text('session_hash').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('chat_tickets_expires').on(table.expiresAt)],
)

/** Open chat frames: each lives as long as the login it came from; a guest's has none and lives a day. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash'),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => chatRooms.id),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('chat_sessions_created').on(table.createdAt), index('chat_sessions_room').on(table.roomId)],
)

/** Articles of the help centre, in their order; `anchor` is what an address names after its hash. */
export const helpArticles = pgTable('help_articles', {
  id: integer().primaryKey(),
  anchor: text().notNull().unique(),
  title: jsonb().$type<Words>().notNull(),
  content: jsonb().$type<Words>().notNull(),
  position: integer().notNull(),
})
