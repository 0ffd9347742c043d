import { desc } from 'drizzle-orm'
import { feedback } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { CommandError, type Command } from './command.ts'

const most = 500

async function run({ db }: Gateway, [count = '20', ...rest]: readonly string[]) {
  if (rest.length > 0 || !/^\d{1,3}$/.test(count) || Number(count) < 1 || Number(count) > most)
    throw new CommandError(`feedback [how many, at most ${most}]`)
  const rows = await db.select().from(feedback).orderBy(desc(feedback.id)).limit(Number(count))
  return rows.map(({ id, type, content, language, at }) => ({
    id,
    at: new Date(at).toISOString(),
    type,
    language,
    content,
  }))
}

/** Shows what visitors wrote by the feedback form, newest first. */
export const feedbackCommand: Command = {
  name: 'feedback',
  usage: 'feedback [how many]',
  does: 'show the newest feedback',
  run,
}
