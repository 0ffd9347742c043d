import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../fixture.ts'

/** A hash by task, such as `@parlour/gateway#test`: two that are equal have the same remembered result. */
type Hashes = ReadonlyMap<string, string>

const turbo = join(root, 'node_modules', '.bin', 'turbo')
const tasks = 'format:check lint fences modules words requirements test build size test:built build-storybook'.split(
  ' ',
)
const journeys = ['e2e:desktop-1', 'e2e:phone-2']
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', CI: '' }

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

function hashesIn(folder: string, tools = 'node 24'): Hashes {
  const text = execFileSync(turbo, ['run', ...tasks, ...journeys, '--dry=json', '--skip-infer'], {
    cwd: folder,
    env: { ...env, PARLOUR_TOOLCHAIN: tools },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const plan = JSON.parse(text.slice(text.indexOf('{'))) as { tasks: { taskId: string; hash: string }[] }
  return new Map(plan.tasks.map(({ taskId, hash }) => [taskId, hash]))
}

const folders: string[] = []
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-hashes-'))
  folders.push(folder)
  git(root, 'clone', '--quiet', '--shared', root, folder)
  return folder
}

let folder: string
let before: Hashes
beforeAll(() => {
  folder = clone()
  before = hashesIn(folder)
})
afterAll(() => folders.forEach((each) => rmSync(each, { recursive: true, force: true })))

test('a second clone of a commit finds the result of every task', () => {
  expect(before.size).toBeGreaterThan(100)
  expect(hashesIn(clone())).toEqual(before)
})

test('with another tool every task runs again', () => {
  const other = hashesIn(folder, 'node 26')
  expect([...before].filter(([task, hash]) => other.get(task) === hash)).toEqual([])
})

/** What runs again after a file has changed, and what must not. Tasks of the root begin with `//#`. */
const changes: readonly [file: string, again: readonly string[], remembered: readonly string[]][] = [
  [
    'packages/ui-kit/src/components/button/button.tsx',
    ['ui-kit#test', 'web#build', 'web#e2e:phone-2'],
    ['gateway#test'],
  ],
  ['packages/ui-kit/README.md', ['checks#test', 'gateway#test'], ['ui-kit#build', 'web#build', 'web#e2e:desktop-1']],
  ['packages/member/src/index.test.ts', ['member#test', 'member#lint'], ['member#build', 'web#build', 'web#test']],
  ['packages/member/messages/EN.json', ['member#test', 'storybook#test', '//#words'], ['gateway#test', 'games#test']],
  ['packages/api-client/src/endpoints/wallet/get-balance.ts', ['gateway#test', 'member#test'], ['ui-kit#test']],
  ['apps/gateway/src/money/wallet/list-wallets.ts', ['gateway#test', 'web#e2e:phone-2'], ['web#build', 'member#test']],
  ['apps/web/src/page.tsx', ['web#build', 'web#e2e:desktop-1', 'storybook#test'], ['gateway#test', 'ui-kit#test']],
  ['apps/web/e2e/login.spec.ts', ['web#e2e:desktop-1', 'web#lint'], ['web#build', 'gateway#test']],
  ['apps/connector/src/page.html', ['connector#build', 'gateway#test'], ['web#build']],
  ['deploy/nginx/parlour.conf', ['gateway#test', 'drills#test', 'drills#test:built'], ['web#build', 'ui-kit#test']],
  ['docs/operate.md', ['gateway#test', 'checks#test', '//#format:check'], ['web#build', 'member#test']],
  ['docs/requirements.md', ['//#requirements', 'checks#test'], ['web#e2e:phone-2']],
  ['tooling/checks/lint-rules/index.mjs', ['member#lint', 'gateway#lint'], ['web#build', 'member#test']],
  ['tooling/run-report.mjs', ['checks#test', 'checks#lint'], ['member#lint', 'web#build']],
  ['tooling/art/src/index.ts', ['art#build', 'web#e2e:desktop-1'], ['ui-kit#test', 'member#test']],
  ['.oxlintrc.json', ['ui-kit#lint', 'gateway#lint', 'checks#test'], ['web#build', 'gateway#test']],
]

const named = (task: string): string => (task.startsWith('//') ? task : `@parlour/${task}`)

test.each(changes)('%s: what depends on it runs again, and nothing else of these', (file, again, remembered) => {
  appendFileSync(join(folder, file), '\n')
  const now = hashesIn(folder)
  git(folder, 'checkout', '--quiet', '--', file)
  const changed = (task: string) => {
    expect(before.has(named(task)), `there is no task ${task}`).toBe(true)
    return now.get(named(task)) !== before.get(named(task))
  }
  expect({ again: again.filter((task) => !changed(task)), remembered: remembered.filter(changed) }).toEqual({
    again: [],
    remembered: [],
  })
})
