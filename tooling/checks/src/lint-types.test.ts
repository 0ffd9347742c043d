import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plant, root } from './fixture.ts'

test('the linter of every package checks types, by itself or by the compiler after it', () => {
  const files = globSync('{apps,packages,tooling}/*/package.json', { cwd: root })
  const lints = files.flatMap((file) => {
    const { scripts } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts?: Record<string, string> }
    return scripts?.['lint'] ?? []
  })
  expect(lints.length).toBeGreaterThan(20)
  for (const lint of lints) expect(lint).toMatch(/--type-check|pnpm typecheck/)
})

test('a wrong type, a missing module and a needless excuse are findings of the linter', () => {
  const folder = plant({
    'wrong.ts': 'export const wrong: string = 1\n',
    'missing.ts': "export { nothing } from './nothing.ts'\n",
    'needless.ts': '// @ts-expect-error -- there is none\nexport const right: number = 1\n',
    'tsconfig.json':
      '{"compilerOptions":{"strict":true,"module":"Preserve","allowImportingTsExtensions":true,"noEmit":true}}',
  })
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--type-check', '-f', 'json'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/oxlint-tsgolint/bin/tsgolint.js') },
    },
  )
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  expect(diagnostics.map(({ filename, code }) => `${filename} ${code}`).toSorted()).toEqual([
    'missing.ts typescript(TS2307)',
    'needless.ts typescript(TS2578)',
    'wrong.ts typescript(TS2322)',
  ])
})
