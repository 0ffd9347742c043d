import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/**
 * A text as the database holds it: in every language the site speaks,
 * or in those that the operator wrote, and English stands in.
 */
export interface Words {
  readonly EN: string
  readonly TY: string
  readonly CN?: string
  readonly ID?: string
  readonly TH?: string
  readonly VI?: string
}

/** A part of a longer announcement, under a title of its own. */
export interface Tab {
  readonly title: Words
  readonly content: Words
}

/**
 * Notices (PL), hot notices (H), notices for agents (A), popups
 * (PU) and promotions (PR). Times in milliseconds since 1970.
 */
export const announcements = pgTable('announcements', {
  id: integer().primaryKey(),
  type: text().notNull(),
  title: jsonb().$type<Words>().notNull(),
  content: jsonb().$type<Words>().notNull(),
  /** Where it shows: W on the web, M on phones, A on all. */
  platform: text().notNull().default('A'),
  /** When a popup shows: B before login, A after, F at the first login. */
  execution: text(),
  category: text(),
  summary: jsonb().$type<Words>(),
  figure: text(),
  figureLabel: jsonb('figure_label').$type<Words>(),
  position: integer().notNull(),
  startDate: bigint('start_date', { mode: 'number' }).notNull(),
  endDate: bigint('end_date', { mode: 'number' }),
  tabs: jsonb().$type<readonly Tab[]>().notNull().default([]),
  /** The kind of reward that a popup leads to; it then shows a way to the reward centre. */
  promotionType: text('promotion_type'),
  /** Where it leads: the id of a promotion, or an address. */
  linkedPromotionId: integer('linked_promotion_id'),
  externalLink: text('external_link'),
})

/** Which notices a member has opened. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    announcementId: integer('announcement_id').notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
)

/** Groups of promotions. `code` is the `category` of their announcements. */
export const promotionCategories = pgTable('promotion_categories', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: jsonb().$type<Words>().notNull(),
  position: integer().notNull(),
})

/** Banners by route group. `art` names the drawn picture; the words on it are the title. */
export const banners = pgTable('banners', {
  id: integer().primaryKey(),
  groupName: text('group_name').notNull(),
  art: text().notNull(),
  title: jsonb().$type<Words>().notNull(),
  linkage: text(),
  linkageType: text('linkage_type'),
  gameId: integer('game_id'),
  position: integer().notNull(),
})
