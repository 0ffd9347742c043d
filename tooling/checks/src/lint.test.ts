import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plant, root } from './fixture.ts'

const core = 'packages/site/src'
const half = 'packages/site/src/react'

/** What is written, where, and the one finding it must give; no finding when it is allowed there. */
const cases: readonly (readonly [title: string, path: string, text: string, finding: string | null])[] = [
  ['a clean core', `${core}/clean.ts`, 'export const sum = (a: number, b: number) => a + b', null],
  [
    'an old word in a function',
    `${core}/codes.ts`,
    'export const studioOf = (code: string) => code',
    'parlour(glossary-names)',
  ],
  [
    'an old word in a type',
    `${core}/ids.ts`,
    'export interface CouponRow { readonly id: number }',
    'parlour(glossary-names)',
  ],
  ['an old word in a file name', `${core}/bank-card.ts`, 'export const last = 4', 'parlour(glossary-names)'],
  ['an old ending of a file name', `${core}/page-words.ts`, 'export const last = 4', 'parlour(glossary-names)'],
  [
    'an old verb in a function',
    `${core}/notices.ts`,
    'export function tellMember(text: string) {\n  return text\n}',
    'parlour(glossary-names)',
  ],
  [
    'an old word in a parameter',
    `${core}/listen.ts`,
    'export const listen = (hear: () => void) => hear',
    'parlour(glossary-names)',
  ],
  ...['beneath', 'door', 'lapsedAt', 'movement', 'trueMember'].map(
    (name, at) =>
      [
        `the old word of ${name}`,
        `${core}/name-${at}.ts`,
        `export const ${name} = 1`,
        'parlour(glossary-names)',
      ] as const,
  ),
  [
    'a variable that holds a member of the wire',
    `${core}/held.ts`,
    'export const held = (row: { readonly id: string }) => {\n  const vendorId = row.id\n  return vendorId\n}',
    null,
  ],
  ['Date.now in a core', `${core}/now.ts`, 'export const now = () => Date.now()', 'parlour(pure-core)'],
  ['new Date() in a core', `${core}/new-date.ts`, 'export const now = () => new Date()', 'parlour(pure-core)'],
  ['Math.random in a core', `${core}/random.ts`, 'export const roll = () => Math.random()', 'parlour(pure-core)'],
  [
    'a given date in a core',
    `${core}/given.ts`,
    'export const at = (now: number) => new Date(now).toISOString()',
    null,
  ],
  ['Date.now in a React half', `${half}/now.ts`, 'export const now = () => Date.now()', null],
  ['Date.now in a test', `${core}/now.test.ts`, 'export const now = () => Date.now()', null],
  ...['window', 'document', 'location', 'localStorage', 'sessionStorage', 'fetch', 'setTimeout', 'setInterval'].flatMap(
    (name) =>
      [
        [
          `${name} in a core`,
          `${core}/uses-${name.toLowerCase()}.ts`,
          `export const it = () => ${name}`,
          'eslint(no-restricted-globals)',
        ],
        [`${name} in a React half`, `${half}/uses-${name.toLowerCase()}.ts`, `export const it = () => ${name}`, null],
      ] as const,
  ),
  [
    'dangerouslySetInnerHTML',
    `${half}/danger.tsx`,
    'export const A = (p: { t: string }) => <p dangerouslySetInnerHTML={{ __html: p.t }} />',
    'parlour(markup-gate)',
  ],
  [
    'dangerouslySetInnerHTML in CmsHtml',
    `${half}/cms-html/cms-html.tsx`,
    'export const A = (p: { t: string }) => <p dangerouslySetInnerHTML={{ __html: p.t }} />',
    null,
  ],
  ['innerHTML', `${half}/inner.ts`, `export const a = (e: Element) => { e.innerHTML = '' }`, 'parlour(markup-gate)'],
  [
    'insertAdjacentHTML',
    `${half}/adjacent.ts`,
    `export const a = (e: Element) => e.insertAdjacentHTML('beforeend', '')`,
    'parlour(markup-gate)',
  ],
  [
    'srcdoc',
    `${half}/srcdoc.ts`,
    `export const a = (e: HTMLIFrameElement) => { e.srcdoc = '' }`,
    'parlour(markup-gate)',
  ],
  ['document.write', 'apps/web/src/write.ts', `export const a = () => document.write('')`, 'parlour(markup-gate)'],
  ...[
    ['a difference of clocks', 'const from = performance.now()\nexport const took = () => performance.now() - from'],
    ['a sleep', 'export const later = async () => {\n  await new Promise((done) => setTimeout(done, 200))\n}'],
    [
      'a sleep of Node',
      "import { setTimeout as wait } from 'node:timers/promises'\n\nexport const later = () => wait(9)",
    ],
  ].map(
    ([title = '', text = ''], at) =>
      [`${title} in a test`, `${core}/time-${at}.test.ts`, text, 'parlour(no-time-bars)'] as const,
  ),
  [
    'a turn of the event loop in a test',
    `${core}/turn.test.ts`,
    'export const turn = async () => {\n  await new Promise((done) => setTimeout(done))\n}',
    null,
  ],
  ['window.open', 'apps/web/src/open.ts', `export const a = () => window.open('/')`, 'parlour(window-gate)'],
  [
    'window.open in the file for windows',
    'apps/web/src/platform/open-blank.ts',
    `export const a = () => window.open('/')`,
    null,
  ],
  ['a bare open', 'apps/web/src/bare-open.ts', `export const a = () => open('/')`, 'parlour(window-gate)'],
  ['a parameter called open', 'apps/web/src/own-open.ts', 'export const a = (open: () => number) => open()', null],
  [
    'target=_blank',
    `${half}/blank.tsx`,
    'export const A = () => <a href="/x" target="_blank" rel="noreferrer">{1}</a>',
    'parlour(window-gate)',
  ],
  [
    'target=_blank in the link of the kit',
    'packages/ui-kit/src/components/link/link.tsx',
    'export const A = () => <a href="/x" target="_blank" rel="noreferrer">{1}</a>',
    null,
  ],
  [
    'a frame without a sandbox',
    `${half}/frame.tsx`,
    'export const A = () => <iframe title={document.title} src="/x" />',
    'parlour(frame-sandbox)',
  ],
  [
    'a frame that may move the page',
    `${half}/top.tsx`,
    'export const A = () => <iframe title={document.title} src="/x" sandbox="allow-top-navigation" />',
    'parlour(frame-sandbox)',
  ],
  [
    'a sandboxed frame',
    `${half}/boxed.tsx`,
    'export const A = () => <iframe title={document.title} src="/x" sandbox="allow-scripts" />',
    null,
  ],
  ['a style sheet in a domain package', `${half}/style.ts`, `import './style.css'`, 'parlour(style-gate)'],
  ['a style sheet in the entry of the app', 'apps/web/src/main.tsx', `import './main.css'`, null],
  [
    'an import by path',
    'apps/web/src/by-path.ts',
    `export { it } from '@parlour/site/src/it.ts'`,
    'parlour(entry-point-imports)',
  ],
  ['an import by an entry point', 'apps/web/src/by-entry-point.ts', `export { it } from '@parlour/site/react'`, null],
  ['words in a screen', `${half}/words.tsx`, 'export const A = () => <p>Log in</p>', 'parlour(no-literal-text)'],
  [
    'a spoken label in a screen',
    `${half}/label.tsx`,
    'export const A = () => <p aria-label="Log in" />',
    'parlour(no-literal-text)',
  ],
  ['words in a story', 'packages/ui-kit/src/words.stories.tsx', 'export const A = () => <p>Log in</p>', null],
  ['console', 'apps/web/src/console.ts', `export const a = () => console.log('a')`, 'eslint(no-console)'],
  ['console in a tool', 'tooling/x/console.mjs', `export const a = () => console.log('a')`, null],
  ['any', `${core}/any.ts`, 'export const a = (b: any) => String(b)', 'typescript(no-explicit-any)'],
  [
    'a cast to a narrower type in a package',
    `${core}/cast.ts`,
    'export const a = (b: unknown) => b as string',
    'typescript(no-unsafe-type-assertion)',
  ],
  [
    'a cast to a narrower type in the gateway',
    'apps/gateway/src/kernel/cast.ts',
    'export const a = (b: unknown) => b as string',
    'typescript(no-unsafe-type-assertion)',
  ],
  ['a cast to a wider type', `${core}/wide.ts`, 'export const a = (b: string) => b as string | null', null],
  ['a cast in a test', `${core}/cast.test.ts`, 'export const a = (b: unknown) => b as string', null],
  [
    'an id made of nothing in the gateway',
    'apps/gateway/src/kernel/made-id.ts',
    'export const a = (row: { readonly id: number } | undefined) => row?.id ?? 0',
    'parlour(no-made-ids)',
  ],
  [
    'an id made of nothing in the cashier',
    'packages/member/src/made-id.ts',
    `export const a = (bankCode: string | null) => bankCode ?? ''`,
    'parlour(no-made-ids)',
  ],
  [
    'an id made of nothing by or',
    'packages/agent/src/made-id.ts',
    'export const a = (cardId: number | undefined) => cardId || 0',
    'parlour(no-made-ids)',
  ],
  [
    'an id made of nothing by a choice',
    'apps/web/src/made-id.ts',
    'export const a = (row: { readonly id: number } | null) => (row ? row.id : 0)',
    'parlour(no-made-ids)',
  ],
  [
    'a control that shows that no id is chosen',
    'packages/agent/src/react/no-id.tsx',
    `export const A = ({ id }: { readonly id: string | null }) => <input value={id ?? ''} />`,
    null,
  ],
  [
    'a count of nothing in the gateway',
    'apps/gateway/src/kernel/count.ts',
    'export const a = (row: { readonly count: number } | undefined) => row?.count ?? 0',
    null,
  ],
  [
    'a floating promise',
    'apps/web/src/floating.ts',
    'export const a = () => { Promise.resolve(1) }',
    'typescript(no-floating-promises)',
  ],
  [
    'a misused promise',
    'apps/web/src/misused.ts',
    'export const a = (e: Element) => e.addEventListener("x", async () => { await Promise.resolve() })',
    'typescript(no-misused-promises)',
  ],
  [
    'a hook behind a condition',
    `${half}/hook.ts`,
    `import { useState } from 'react'\nexport function useIt(on: boolean) { if (on) useState(1) }`,
    'react-hooks(rules-of-hooks)',
  ],
  ['a file name in capitals', `${core}/CamelCase.ts`, 'export const a = 1', 'unicorn(filename-case)'],
]

const found = new Map<string, Set<string>>()
let folder = ''

beforeAll(() => {
  folder = plant({
    ...Object.fromEntries(cases.map(([, path, text]) => [path, `${text}\n`])),
    'tsconfig.json': '{"compilerOptions":{"strict":true,"jsx":"react-jsx","lib":["ES2023","DOM"],"module":"Preserve"}}',
  })
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  cpSync(join(root, 'tooling/checks/lint-rules'), join(folder, 'tooling/checks/lint-rules'), { recursive: true })
  let text: string
  try {
    text = execFileSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '-f', 'json'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/oxlint-tsgolint/bin/tsgolint.js') },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
  } catch (failed) {
    text = (failed as { stdout: string }).stdout
  }
  const { diagnostics } = JSON.parse(text) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) found.set(filename, (found.get(filename) ?? new Set()).add(code))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(cases)('lint: %s', (_, path, __, finding) => {
  expect([...(found.get(path) ?? [])]).toEqual(finding ? [finding] : [])
})
