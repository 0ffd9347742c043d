// pnpm --filter @parlour/api-client readme: writes the parts of README.md that are made from code.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse, resolve } from 'node:path'
import * as core from '../src/index.ts'
import { faultNames } from '../src/testing/index.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

const example = async (file: string): Promise<string> => {
  const text = await readFile(resolve(folder, 'examples', file), 'utf8')
  return `\`\`\`${parse(file).ext.slice(1)}\n${text}\`\`\``
}

const codes = (): string => {
  const actions = [...new Set(Object.values(core.errorCodes))].toSorted()
  const rows = actions.map((action) => {
    const names = Object.entries(core.errorCodes).flatMap(([code, itsAction]) =>
      itsAction === action ? [`\`${code}\``] : [],
    )
    return `| \`${action}\` | ${names.join(', ')} |`
  })
  return ['| action | codes |', '|---|---|', ...rows].join('\n')
}

/** The parts of the readme that are made, by the name between their marks. */
const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  'first-call': () => example('first-call.ts'),
  'contract-platform': () => example('contract-platform.ts'),
  'list-games': () => example('list-games.ts'),
  browser: () => example('browser.ts'),
  worker: () => example('worker.ts'),
  'react-page': () => example('react-page.tsx'),
  'game-list': () => example('game-list.tsx'),
  codes,
  faults: () => faultNames.map((name) => `\`${name}\``).join(', '),
}

/** A readme with its made parts as the code is now. */
export async function withParts(readme: string): Promise<string> {
  let text = readme
  for (const [name, make] of Object.entries(parts)) {
    const made = await make()
    const place = new RegExp(`<!-- ${name} -->[^]*?<!-- /${name} -->`)
    if (!place.test(text)) throw new RangeError(`the readme has no place for ${name}`)
    text = text.replace(place, () => `<!-- ${name} -->\n${made}\n<!-- /${name} -->`)
  }
  return text
}

if (import.meta.main) {
  const file = resolve(folder, 'README.md')
  await writeFile(file, await withParts(await readFile(file, 'utf8')))
}
