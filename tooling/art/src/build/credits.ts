import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FaceName } from './data/faces.ts'
import { faceRecord, faces } from './data/faces.ts'

interface FontFacts {
  readonly family: string
  readonly license: { readonly type: string; readonly url: string; readonly attribution: string }
}

const resolve = createRequire(import.meta.url).resolve

const factsOf = (name: FaceName): FontFacts => {
  const file = faceRecord(name).file ?? name
  const folder = dirname(resolve(`@fontsource/${file}/package.json`))
  return JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as FontFacts
}

const wrapped = (text: string, first: string, width = 100): string => {
  const lines = [first]
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length < width) lines[lines.length - 1] = last === first ? last + word : `${last} ${word}`
    else lines.push(`    ${word}`)
  }
  return lines.join('\n')
}

/** The first notice of a package that repeats it for each of its files. */
const noticeOf = ({ license }: FontFacts): string =>
  (license.attribution.split(/\s[\w-]+\.ttf:/)[0] ?? license.attribution).replace(/\s+/g, ' ').trim()

/** Whom the pictures owe: drawings and letters with their licences, as the legal page shows them. */
export const creditsText = (): string => {
  const facts = (Object.keys(faces) as FaceName[]).map(factsOf).toSorted((a, b) => (a.family < b.family ? -1 : 1))
  const licences = [...new Map(facts.map(({ license }) => [license.type, license.url]))]
  const letters = licences.map(([type, url]) => {
    const under = facts.filter(({ license }) => license.type === type)
    return `${type} (${url})\n${under.map((fact) => wrapped(noticeOf(fact), `  ${fact.family}: `)).join('\n')}`
  })
  return `Pictures of this site: whose work is in them

Drawings
  Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0
  (https://creativecommons.org/licenses/by/3.0/).
  Modified: taken apart, recoloured, lit, combined and simplified.

Letters, outlined when the site is built; no font file is sent
${letters.join('\n\n')}

Provider names and game titles are invented. No league, team, person, flag or sacred figure is shown.
`
}
