import { basename, dirname, posix } from 'node:path'

const noticed = ['Killed', 'Timeout']
const unnoticed = ['Survived', 'NoCoverage']

/** @typedef {{ status: string }} Mutant a place that was broken, and what became of it */

const line = (/** @type {string} */ name, /** @type {readonly Mutant[]} */ mutants) => {
  const judged = mutants.filter(({ status }) => [...noticed, ...unnoticed].includes(status))
  const count = judged.filter(({ status }) => noticed.includes(status)).length
  const share = judged.length === 0 ? '-' : ((100 * count) / judged.length).toFixed(1)
  return `${share.padStart(5)} %  ${`${count}/${judged.length}`.padStart(9)}  ${name}\n`
}

/** Ends a run with one line for each folder and one for the package: the share of broken places that a test noticed. */
class FolderScores {
  onMutationTestReportReady(/** @type {{ files: Record<string, { mutants: readonly Mutant[] }> }} */ { files }) {
    const found = Object.entries(files).map(([file, { mutants }]) => ({ folder: posix.dirname(file), mutants }))
    const folders = [...new Set(found.map(({ folder }) => folder))].toSorted()
    const own = process.cwd()
    const name = `${basename(dirname(own))}/${basename(own)}`
    const of = (/** @type {string} */ wanted) =>
      found.filter(({ folder }) => folder === wanted).flatMap(({ mutants }) => mutants)
    process.stdout.write(`\nBroken places that a test noticed:\n`)
    if (folders.length > 1) for (const folder of folders) process.stdout.write(line(`${name}/${folder}`, of(folder)))
    process.stdout.write(
      line(
        folders.length > 1 ? `${name}, all of it` : `${name}/${folders[0]}`,
        found.flatMap(({ mutants }) => mutants),
      ),
    )
  }
}

/** Stryker asks for this name. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'folders', injectableClass: FolderScores }]
