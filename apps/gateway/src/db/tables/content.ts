import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** A text in the languages the site speaks. */
export interface Words {
  readonly EN: string
  readonly TY: string
}

/** Notices (PL), popups (PU) and promotions (PR). Times in milliseconds since 1970. */
export const announcements = pgTable('announcements', {
  id: integer().primaryKey(),
  type: text().notNull(),
  title: jsonb().$type<Words>().notNull(),
  content: jsonb().$type<Words>().notNull(),
  /** When a popup shows: B before login, A after, F at the first login. */
  execution: text(),
  category: text(),
  summary: jsonb().$type<Words>(),
  figure: text(),
  figureLabel: jsonb('figure_label').$type<Words>(),
  position: integer().notNull(),
  startDate: bigint('start_date', { mode: 'number' }).notNull(),
  endDate: bigint('end_date', { mode: 'number' }),
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
