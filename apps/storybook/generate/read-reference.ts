import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A call in the reference of the client: its section, without the heading. */
export interface CallSection {
  readonly area: string
  readonly name: string
  readonly text: string
}

/** The reference that the client is packed with: what its pages begin with, and a section for each call. */
export interface CallReference {
  readonly legend: string
  readonly calls: readonly CallSection[]
  /** What a developer does next, by the title of the section: a code, or `Kind: …`. */
  readonly hints: Readonly<Record<string, string>>
}

/** The parts of a page: what stands before the first heading of a level, then the sections with their titles. */
function partsOf(page: string, level: '##' | '###'): { readonly title: string; readonly text: string }[] {
  const [head = '', ...sections] = page.split(new RegExp(`^${level} `, 'm'))
  const split = (section: string) => {
    const at = section.indexOf('\n')
    return { title: section.slice(0, at), text: section.slice(at).trim() }
  }
  return [{ title: '', text: head.replace(/^# .*\n/, '').trim() }, ...sections.map(split)]
}

/** Reads the Markdown pages of a folder, `errors.md` and one of calls for each area. */
export function readReference(folder: string): CallReference {
  const pages = readdirSync(folder).filter((file) => file !== 'README.md' && file !== 'errors.md')
  const parts = pages.map(
    (file) => [file.replace('.md', ''), partsOf(readFileSync(join(folder, file), 'utf8'), '##')] as const,
  )
  return {
    legend: parts[0]?.[1][0]?.text ?? '',
    calls: parts.flatMap(([area, [, ...sections]]) => sections.map(({ title, text }) => ({ area, name: title, text }))),
    hints: Object.fromEntries(
      partsOf(readFileSync(join(folder, 'errors.md'), 'utf8'), '###').map(({ title, text }) => [
        title,
        text.split('\n')[0] ?? '',
      ]),
    ),
  }
}
