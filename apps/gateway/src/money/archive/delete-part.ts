import { sql, type SQL } from 'drizzle-orm'
import { uuidArray } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { checkPart } from './check-part.ts'
import { countLines, lineOf } from './lines.ts'
import { ArchiveDamaged } from './part-file.ts'
import type { ArchivePart } from './parts.ts'

type Row = { readonly line: string }

const ids = { rounds: sql`r.id`, transfers: sql`t.id` } as const
const tables = { rounds: sql`rounds r`, transfers: sql`transfers t` } as const

/** Rows by their ids, found by the index: the array is made once, not for each row. */
const among = (id: SQL, found: readonly string[]): SQL => sql`${id} = any(array(select unnest(${uuidArray(found)})))`

/**
 * Deletes what a part of a file holds, each row only if the file has it
 * to the letter. A trigger carries on what the deleted entries add up to.
 * @throws ArchiveDamaged when the part is not what was written, or the database holds something else
 */
export async function deletePart(tx: Database, folder: string, part: ArchivePart): Promise<void> {
  const { month, file } = part
  const lines = await checkPart(folder, part)
  const found = countLines(lines).ids
  const those = among(ids[file], found)
  const { rows } = await tx.execute<Row>(
    sql`select ${lineOf[file]} as line from ${tables[file]} where ${those} for update`,
  )
  const here = new Set(rows.map(({ line }) => line))
  if (here.size !== lines.length || !lines.every((line) => here.has(line)))
    throw new ArchiveDamaged(`${file} of ${month}: part ${part.place} is not what the database holds`)
  await tx.execute(sql`select set_config('parlour.archive', ${month}, true)`)
  if (file === 'transfers') await tx.execute(sql`delete from entries e where ${among(sql`e.transfer_id`, found)}`)
  await tx.execute(sql`delete from ${tables[file]} where ${those}`)
}
