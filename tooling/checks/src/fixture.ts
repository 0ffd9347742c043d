import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** The root of this repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A tree of files by path; the text is written as it is. */
export type Files = Readonly<Record<string, string>>

/** Writes a tree into a folder of its own under the system's temporary folder and returns the folder. */
export function plant(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-checks-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Like `plant`, for one test: the folder goes when the test ends. */
export function plantForTest(files: Files): string {
  const folder = plant(files)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes `path` of a planted tree point at `target`. */
export function link(folder: string, path: string, target: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  symlinkSync(target, join(folder, path), 'junction')
}
