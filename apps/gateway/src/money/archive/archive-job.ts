import { eq } from 'drizzle-orm'
import type { ArchiveConfig, Gateway, GatewayConfig } from '../../kernel/config/index.ts'
import { archiveParts, archives } from '../../kernel/db/index.ts'
import type { ArchiveFile, ArchiveState, Database } from '../../kernel/db/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { errorFacts } from '../../kernel/observe/index.ts'
import { checkPart } from './check-part.ts'
import { deletePart } from './delete-part.ts'
import { lockMonth, type ArchivedMonth } from './lock-month.ts'
import { manifestOf, openFolder, refuseArchive, writeManifest } from './manifest.ts'
import { noteStaked } from './note-staked.ts'
import { ArchiveDamaged } from './part-file.ts'
import { nextPart, partsOf, setPart } from './parts.ts'
import { writeRows } from './write-rows.ts'

const threeAtNight = 3 * 3_600_000
/** A bonus costs as much to look at as twenty rows to write. */
const rowsOfBonus = 20

interface ArchiveStep extends ArchiveConfig {
  readonly month: ArchivedMonth
  readonly size: number
  readonly gateway: Pick<Gateway, 'metrics' | 'log'> & { readonly config: Pick<GatewayConfig, 'currency'> }
}

const goOn = (tx: Database, month: string, state: ArchiveState): Promise<unknown> =>
  tx.update(archives).set({ state, cursor: null }).where(eq(archives.month, month))

/** Does the next bit of a state; answers the state that follows when it is through, null while it is not. */
type Work = (tx: Database, step: ArchiveStep) => Promise<ArchiveState | null>

/**
 * A folder that became an archive after the backup from which this
 * database was restored is refused before its files are cut off.
 */
async function writeNew(tx: Database, file: ArchiveFile, step: ArchiveStep): Promise<boolean> {
  await refuseArchive(step.folder, step.month.month)
  return writeRows(tx, step.month, file, step)
}

const work: Readonly<Record<Exclude<ArchiveState, 'done'>, Work>> = {
  async bonuses(tx, { month: { month, until }, size, folder }) {
    if (await noteStaked(tx, { until, size: Math.ceil(size / rowsOfBonus) })) return null
    await openFolder(folder, month)
    return 'rounds'
  },
  rounds: async (tx, step) => ((await writeNew(tx, 'rounds', step)) ? null : 'transfers'),
  transfers: async (tx, step) => ((await writeNew(tx, 'transfers', step)) ? null : 'checking'),
  async checking(tx, { month, folder, gateway }) {
    const manifest = async (): Promise<string> =>
      manifestOf(month, await partsOf(tx, month.month), gateway.config.currency)
    await refuseArchive(folder, month.month, manifest)
    const part = await nextPart(tx, month.month, 'written')
    if (part) {
      await checkPart(folder, part)
      await setPart(tx, part, 'checked')
      return null
    }
    await writeManifest(folder, month.month, await manifest())
    return 'deleting'
  },
  async deleting(tx, { month: { month }, folder, gateway: { metrics } }) {
    const part = await nextPart(tx, month, 'checked')
    if (!part) return 'done'
    await deletePart(tx, folder, part)
    await setPart(tx, part, 'deleted')
    metrics.deleted(part.file, part.rows)
    if (part.entries > 0) metrics.deleted('entries', part.entries)
    return null
  },
}

/** Files that are not what was written are written once more: nothing is deleted before all of them are read back. */
async function beginAgain(
  tx: Database,
  { month: { month }, gateway }: ArchiveStep,
  error: ArchiveDamaged,
): Promise<void> {
  gateway.log.error({ month, ...errorFacts(error) }, 'archive damaged')
  await tx.delete(archiveParts).where(eq(archiveParts.month, month))
  await goOn(tx, month, 'bonuses')
}

/**
 * Moves months that are old enough to files, one after the other, where the operator has
 * said so. How far it is stands in `archives` and `archive_parts`, so that it goes on where
 * it was on whatever day; a month whose files were damaged begins again the next night.
 */
export const archiveJob: Job = {
  name: 'archive',
  every: dayMs,
  offset: startOfDay(0) + threeAtNight,
  makeUp: 1,
  queue: 'archive',
  isMine: ({ config }) => config.archive !== null,
  async batch(tx, gateway, { until: now }, { size }) {
    const { archive } = gateway.config
    if (!archive) return null
    const month = await lockMonth(tx, { afterMonths: archive.afterMonths, now })
    if (!month || month.state === 'done') return null
    const step = { ...archive, month, size, gateway }
    try {
      const next = await work[month.state](tx, step)
      if (next) await goOn(tx, month.month, next)
      if (next === 'done') {
        await tx.update(archives).set({ doneAt: gateway.clock.now() }).where(eq(archives.month, month.month))
        gateway.log.info({ month: month.month }, 'month archived')
      }
    } catch (error) {
      if (!(error instanceof ArchiveDamaged) || month.state === 'deleting') throw error
      await beginAgain(tx, step, error)
      return null
    }
    return true
  },
}
