import { sql, type SQL } from 'drizzle-orm'

/**
 * The statement's names for a transfer (its `kind` and `note` are read) and for the id of the member whose line it is.
 */
export interface EndedLine {
  readonly transfer: SQL
  readonly memberId: SQL
}

/**
 * Joins `ended.title`, what the bonus is called that a line releases or takes back, in every language, and `ended.id`: a
 * transfer of its own that has the note of that bonus.
 */
export const endedBonus = ({ transfer, memberId }: EndedLine): SQL => sql`
  left join lateral (
    select of_member.id, of_member.title from bonuses of_member
    where ${transfer}.kind in ('bonus-release', 'bonus-forfeit') and of_member.member_id = ${memberId} and of_member.note = ${transfer}.note
      and of_member.title is not null
    order by of_member.at desc limit 1
  ) ended on true`
