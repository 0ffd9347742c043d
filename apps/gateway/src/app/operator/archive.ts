import { asc } from 'drizzle-orm'
import { ArchiveDamaged, checkPart, linesWith, partsOf, readMonth } from '../../money/index.ts'
import type { MonthStretch } from '../../money/index.ts'
import { archives } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { CommandError, type Command, type Shown } from './command.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The client gives up after two minutes. */
const longestMs = 60_000
const reading = new WeakSet<Gateway>()

const monthsOf = ({ db }: Gateway) => db.select().from(archives).orderBy(asc(archives.month))

async function list(gateway: Gateway): Promise<Shown> {
  const shown = []
  for (const { month, state, doneAt } of await monthsOf(gateway)) {
    const parts = await partsOf(gateway.db, month)
    const rows = (file: string): number =>
      parts.filter((part) => part.file === file).reduce((sum, part) => sum + part.rows, 0)
    shown.push({
      month,
      state,
      rounds: rows('rounds'),
      transfers: rows('transfers'),
      entries: parts.reduce((sum, { entries }) => sum + entries, 0),
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      done: doneAt === null ? '' : new Date(doneAt).toISOString().slice(0, 16),
    })
  }
  return shown.length > 0 ? shown : 'No month is archived.'
}

/**
 * What a command reads: the month that was named or the newest
 * whole one, from a part on, for as long as a call may take.
 * @throws CommandError
 */
async function stretchOf(gateway: Gateway, month: string | undefined, part = '1'): Promise<MonthStretch> {
  const whole = (await monthsOf(gateway))
    .filter(({ state }) => state === 'deleting' || state === 'done')
    .map((row) => row.month)
  const asked = month ?? whole.at(-1)
  if (asked === undefined) throw new CommandError('no month is archived')
  if (!whole.includes(asked)) throw new CommandError(`there is no archive of ${asked}; "archive list" shows the months`)
  if (!/^[1-9]\d{0,6}$/.test(part)) throw new CommandError('parts are numbered from 1')
  const end = performance.now() + longestMs
  return { month: asked, from: Number(part), goesOn: () => performance.now() < end }
}

async function check(gateway: Gateway, folder: string, [month, from]: readonly string[]): Promise<Shown> {
  const stretch = await stretchOf(gateway, month, from)
  const { read, next } = await readMonth(gateway.db, stretch, (part) => checkPart(folder, part))
  if (read.length === 0 && stretch.from > 1) throw new CommandError(`${stretch.month} has fewer parts`)
  const rows = read.reduce((sum, part) => sum + part.rows, 0)
  const is = next === null ? 'whole' : `whole so far; go on with "archive check ${stretch.month} ${next}"`
  return [{ month: stretch.month, parts: read.length, rows, is }]
}

async function find(gateway: Gateway, folder: string, [id = '', month, from]: readonly string[]): Promise<Shown> {
  if (!uuid.test(id)) throw new CommandError('archive find <id of a round or transfer> [month [part]]')
  const stretch = await stretchOf(gateway, month, from)
  const shown: { readonly month: string; readonly file: string; readonly line: string }[] = []
  const { next } = await readMonth(gateway.db, stretch, async (part) => {
    shown.push(...(await linesWith(folder, part, id)).map((line) => ({ month: part.month, file: part.file, line })))
  })
  const goOn = `not read to its end; go on with "archive find ${id} ${stretch.month} ${next ?? ''}"`
  if (next !== null) shown.push({ month: stretch.month, file: '', line: goOn })
  return shown.length > 0 ? shown : `The archive of ${stretch.month} does not have it.`
}

/** Looks at months of rounds and transfers that are in files. Files are read by one command at a time. */
export const archiveCommand: Command = {
  name: 'archive',
  usage: 'archive list | check [month [part]] | find <id of a round or transfer> [month [part]]',
  does: 'show which months are in files; read those of one (the newest unless said) to check them, or to find a round or transfer',
  async run(gateway, [what = 'list', ...rest]) {
    if (what === 'list' && rest.length === 0) return list(gateway)
    const folder = gateway.config.archive?.folder
    if (!folder) throw new CommandError('this gateway has no PARLOUR_ARCHIVE_FOLDER')
    const known = what === 'check' ? rest.length <= 2 : what === 'find' && rest.length <= 3
    if (!known) throw new CommandError(this.usage)
    if (reading.has(gateway))
      throw new CommandError('another "archive check" or "archive find" is reading; wait until it has answered')
    reading.add(gateway)
    try {
      return what === 'check' ? await check(gateway, folder, rest) : await find(gateway, folder, rest)
    } catch (error) {
      throw error instanceof ArchiveDamaged ? new CommandError(error.message) : error
    } finally {
      reading.delete(gateway)
    }
  },
}
