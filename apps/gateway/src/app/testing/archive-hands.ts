import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, lt } from 'drizzle-orm'
import { archiveJob } from '../../money/archive/archive-job.ts'
import { readPart } from '../../money/archive/part-file.ts'
import { fileOf, partsOf } from '../../money/archive/parts.ts'
import { accounts, archives, rounds, transfers } from '../../kernel/db/tables/index.ts'
import { startOfMonth } from '../../kernel/jobs/market-calendar.ts'
import { day, testNow } from './moments.ts'
import { runOnly } from './reward-hands.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'

const afterMonths = 7

/** When the first month of the seed, September 2026, was over. */
export const october = startOfMonth(testNow, -1)
/** Ten days before its end, at midnight. */
export const september = october - 10 * day

/** A line of a file of the archive. */
export interface ArchivedLine {
  readonly id: string
  readonly kind?: string
  readonly roundId?: string | null
}

/** A gateway with an archive in a folder of its own, and what tests look at. */
export async function openArchive() {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-archive-'))
  const site: TestGateway = await startTestGateway({ archive: { folder, afterMonths } })
  const { db } = site.gateway
  return {
    site,
    db,
    folder,
    /** Moves the clock to the fifth of the month in which this many months of the seed are old enough. */
    goTo: (months: number) =>
      site.advance(startOfMonth(testNow, afterMonths - 2 + months) + 4 * day - site.gateway.clock.now()),
    archive: () => runOnly(site, archiveJob),
    /** One batch of the job in a transaction of its own, which `end` may break off; answers whether there is more. */
    batch: (end: () => void = () => undefined): Promise<boolean> =>
      db.transaction(async (tx) => {
        const next = await archiveJob.batch(
          tx,
          site.gateway,
          { from: 0, until: site.gateway.clock.now() },
          { cursor: null, size: 150 },
        )
        end()
        return next !== null
      }),
    stateOf: async (month = '2026-09') => (await db.select().from(archives).where(eq(archives.month, month)))[0]?.state,
    failures: () =>
      site.logged.filter(({ level }) => level === 'error').map(({ msg, error }) => `${msg}: ${String(error)}`),
    balances: () =>
      db.select({ name: accounts.name, balance: accounts.balance }).from(accounts).orderBy(asc(accounts.id)),
    /** How many rounds and transfers of September are in the database. */
    old: async (): Promise<readonly [rounds: number, transfers: number]> => [
      await db.$count(rounds, lt(rounds.settledAt, october)),
      await db.$count(transfers, lt(transfers.at, october)),
    ],
    /** Every line of the files of a month. */
    async linesOf(month = '2026-09'): Promise<ArchivedLine[]> {
      const lines = await Promise.all(
        (await partsOf(db, month)).map((part) => readPart(fileOf(folder, month, part.file), part)),
      )
      return lines.flat().map((line) => JSON.parse(line) as ArchivedLine)
    },
    async close() {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Changes a byte in the middle of a file; answers how to put it back. */
export async function damage(path: string): Promise<() => Promise<void>> {
  const whole = await readFile(path)
  const broken = Buffer.from(whole)
  const middle = Math.floor(broken.length / 2)
  broken[middle] = (broken[middle] ?? 0) ^ 0xff
  await writeFile(path, broken)
  return () => writeFile(path, whole)
}
