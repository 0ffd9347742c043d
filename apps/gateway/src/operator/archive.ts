import { asc } from 'drizzle-orm'
import { checkPart } from '../archive/check-part.ts'
import { findLines } from '../archive/find-line.ts'
import { ArchiveDamaged } from '../archive/part-file.ts'
import { partsOf } from '../archive/parts.ts'
import { archives } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { CommandError, type Command, type Shown } from './command.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const monthsOf = ({ db }: Gateway) => db.select().from(archives).orderBy(asc(archives.month))

async function list(gateway: Gateway): Promise<Shown> {
  const shown = []
  for (const { month, state, doneAt } of await monthsOf(gateway)) {
    const parts = await partsOf(gateway.db, month)
    const rows = (file: string): number => parts.filter((part) => part.file === file).reduce((sum, part) => sum + part.rows, 0)
    shown.push({
      month, state, rounds: rows('rounds'), transfers: rows('transfers'), entries: parts.reduce((sum, { entries }) => sum + entries, 0),
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), done: doneAt === null ? '' : new Date(doneAt).toISOString().slice(0, 16),
    })
  }
  return shown.length > 0 ? shown : 'No month is archived.'
}

/** The months that a command is about: one that was named, or all whose files are whole. @throws CommandError */
async function named(gateway: Gateway, month: string | undefined): Promise<string[]> {
  const whole = (await monthsOf(gateway)).filter(({ state }) => state === 'deleting' || state === 'done').map((row) => row.month)
  if (month === undefined) return whole
  if (!whole.includes(month)) throw new CommandError(`there is no archive of ${month}; "archive list" shows the months`)
  return [month]
}

async function check(gateway: Gateway, folder: string, month: string | undefined): Promise<Shown> {
  const shown = []
  for (const each of await named(gateway, month)) {
    const parts = await partsOf(gateway.db, each)
    for (const part of parts) await checkPart(folder, part)
    shown.push({ month: each, parts: parts.length, rows: parts.reduce((sum, { rows }) => sum + rows, 0), is: 'whole' })
  }
  return shown.length > 0 ? shown : 'No month is archived.'
}

async function find(gateway: Gateway, folder: string, [id = '', month, ...rest]: readonly string[]): Promise<Shown> {
  if (!uuid.test(id) || rest.length > 0) throw new CommandError('archive find <id of a round or transfer> [month]')
  const found = await findLines(gateway.db, { folder, months: await named(gateway, month), id })
  return found.length > 0 ? found.map(({ month: where, file, line }) => ({ month: where, file, line })) : 'No archive has it.'
}

/** Looks at months of rounds and transfers that are in files. */
export const archiveCommand: Command = {
  name: 'archive',
  usage: 'archive list | check [month] | find <id of a round or transfer> [month]',
  does: 'show which months are in files, read their files and hold them against what was written, look for one round or transfer',
  async run(gateway, [what = 'list', ...rest]) {
    if (what === 'list' && rest.length === 0) return list(gateway)
    const folder = gateway.config.archive?.folder
    if (!folder) throw new CommandError('this gateway has no PARLOUR_ARCHIVE_FOLDER')
    try {
      if (what === 'check' && rest.length < 2) return await check(gateway, folder, rest[0])
      if (what === 'find') return await find(gateway, folder, rest)
    } catch (error) {
      throw error instanceof ArchiveDamaged ? new CommandError(error.message) : error
    }
    throw new CommandError(this.usage)
  },
}
