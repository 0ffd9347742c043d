import { sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { jobDrafts } from '../db/tables/index.ts'
import { insertRows } from '../db/insert-rows.ts'

/** The period of a job. */
export interface DraftsOf {
  readonly job: string
  readonly until: number
}

type Row = { readonly place: number; readonly draft: unknown }

const chunk = 5_000

/** Writes down what the first batch of a period has worked out, in this order. */
export async function writeDrafts(tx: Database, { job, until }: DraftsOf, drafts: readonly unknown[]): Promise<void> {
  const rows = drafts.map((draft, place) => ({ job, until, place, draft }))
  for (let first = 0; first < rows.length; first += chunk)
    await insertRows(tx, jobDrafts, rows.slice(first, first + chunk))
}

/** Takes the next drafts of a period away, in their order. */
export async function takeDrafts<Draft>(tx: Database, { job, until }: DraftsOf, size: number): Promise<Draft[]> {
  const { rows } = await tx.execute<Row>(sql`
    delete from job_drafts where job = ${job} and until = ${until}
      and place < (select min(place) from job_drafts where job = ${job} and until = ${until}) + ${size}
    returning place, draft`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same job has written them with writeDrafts, as this type
  return rows.toSorted((a, b) => a.place - b.place).map(({ draft }) => draft as Draft)
}
