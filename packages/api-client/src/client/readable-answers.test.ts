import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { allEndpoints } from '../testing/index.ts'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const file = fileURLToPath(new URL('hover.ts', import.meta.url))
const text = [
  "import type { ApiClient } from './api-client.ts'",
  "import * as endpoints from '../endpoints/index.ts'",
  'declare const api: ApiClient',
  ...allEndpoints.map(({ name }) => `const ${name}Answer = await api.call(endpoints.${name}, {} as never)`),
  'export {}',
].join('\n')

/** What an editor shows over a name of the text, in whole. */
const service = (): ts.LanguageService => {
  const { config } = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const read = (path: string) => (path === file ? text : existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  return ts.createLanguageService({
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    getCompilationSettings: () => ({ ...options, noErrorTruncation: true, types: [] }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const found = read(path)
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: (path) => read(path),
  })
}

test('[API-01] an editor shows the answer of every call as plain types, without the schema it comes from', () => {
  const editor = service()
  expect(editor.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([])
  const shown = new Map(
    allEndpoints.map(({ name }) => {
      const at = text.indexOf(`${name}Answer`)
      const parts = editor.getQuickInfoAtPosition(file, at)?.displayParts ?? []
      return [name, parts.map((part) => part.text).join('')] as const
    }),
  )
  const unreadable = [...shown].filter(([, type]) => /Infer|OutcomeOf|ResponseOf|Schema|Action</.test(type))
  expect(unreadable).toEqual([])
  expect(shown.get('transferWallet')?.replace(/\s+/g, ' ')).toBe(
    'const transferWalletAnswer: { transferId: string | null; vendor: string | null; vendorBalance: number | null; mainBalance: number | null; }',
  )
  expect(shown.get('listFavouriteIds')).toBe('const listFavouriteIdsAnswer: string[]')
}, 60_000)
