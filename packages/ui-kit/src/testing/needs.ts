import { componentScripts, componentSheets, readSource, rulesOf } from './sheets.ts'

const folderOf = (path: string) => path.split('/')[1] ?? ''
const folders = [...new Set(componentScripts.map(folderOf))].toSorted()
const withSheet = new Set(componentSheets.map(folderOf))
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const subjects = componentSheets.map((sheet) => ({
  folder: folderOf(sheet),
  names: rulesOf(readSource(sheet)).flatMap(({ selector }) => found(selector, /(?:^|, )\.(p-[a-z-]+)/g)),
}))

/** The sheet that draws a class: the one with most rules about it. */
const ownerOf = (name: string) =>
  subjects
    .map(({ folder, names }) => ({ folder, rules: names.filter((other) => other === name).length }))
    .filter(({ rules }) => rules > 0)
    .toSorted((a, b) => b.rules - a.rules)[0]?.folder

const neighbours = (folder: string) => {
  const scripts = componentScripts
    .filter((path) => folderOf(path) === folder)
    .map(readSource)
    .join('\n')
  const imported = found(scripts, /^(?!import type).*?['"]\.\.\/([a-z-]+)\/[\w-]+\.tsx?['"]/gm)
  return [...imported, ...found(scripts, /\b(p-[a-z-]+?)(?=__|['"` ])/g).flatMap((name) => ownerOf(name) ?? [])]
}

const drawn = (folder: string, known = new Set([folder])): Set<string> => {
  for (const next of neighbours(folder)) {
    if (!known.has(next)) drawn(next, known.add(next))
  }
  return known
}

/** For every component that draws others: the sheets it needs beside its own. */
export const needs = (): { folder: string; sheets: string[] }[] =>
  folders
    .map((folder) => ({
      folder,
      sheets: [...drawn(folder)].filter((name) => name !== folder && withSheet.has(name)).toSorted(),
    }))
    .filter(({ sheets }) => sheets.length > 0)

/** The rows of the table in the README. */
export const needsTable = (): string =>
  [
    '| component | needs the sheets of |',
    '|---|---|',
    ...needs().map(({ folder, sheets }) => `| ${folder} | ${sheets.join(', ')} |`),
    '',
  ].join('\n')
