import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { gatewayFolder } from './gateway-folder.ts'

const run = promisify(execFile)
const longest = 64 * 1024 * 1024

/** Runs the gateway's own script on a database; the tables and how they are filled are the gateway's matter. */
const fill = (url: string, ...what: readonly string[]) =>
  run(process.execPath, ['--conditions=@parlour/source', 'bench/fill.ts', ...what], {
    cwd: gatewayFolder,
    env: { ...process.env, DATABASE_URL: url },
    maxBuffer: longest,
  })

/** How many members and rounds to add, over how many days until now, and the password with which all of them log in. */
export interface CrowdInput {
  readonly members: number
  readonly rounds: number
  readonly days: number
  readonly password?: string
}

/** Adds members `crowd0`, `crowd1` … and their rounds to a seeded database. @throws when the database refuses */
export async function addCrowd(url: string, { members, rounds, days, password = '' }: CrowdInput): Promise<void> {
  await fill(url, 'crowd', String(members), String(rounds), String(days), password)
}

const players = v.array(v.object({ token: v.string(), gameToken: v.string() }))

/** The tokens of a member who is logged in and has a game open. */
export type Player = Readonly<v.InferOutput<typeof players>[number]>

/**
 * Logs so many members in, without a password, and opens a game for each.
 * @throws when the database has no members with money
 */
export async function openPlayers(url: string, count: number): Promise<Player[]> {
  const { stdout } = await fill(url, 'players', String(count))
  return v.parse(players, JSON.parse(stdout))
}
