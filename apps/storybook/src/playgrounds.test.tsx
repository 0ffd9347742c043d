import type { Dossier } from '@parlour/ui-kit/testing'
import { Button } from '@parlour/ui-kit'
import { composeStories, setProjectAnnotations, type Meta } from '@storybook/react-vite'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import preview from '../.storybook/preview.tsx'
import { codeOf } from './docs/code-of.ts'
import { Code } from './docs/code.tsx'
import { controlThatChanges, type ComposedStory } from './control-that-changes.tsx'
import { entryPointOf } from './docs/entry-points.ts'

setProjectAnnotations([preview])

type Stories = Parameters<typeof composeStories>[0] & { default: Meta }
type Composed = Record<string, { args: object } | undefined>

const files = import.meta.glob<Stories>('../../../packages/*/src/**/*.stories.tsx', { eager: true })
const sources = import.meta.glob<string>('../../../packages/*/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const all = Object.values(files)
/** The story a page opens with: the first in the file. A module lists its exports by the alphabet. */
const firstStories = new Map(
  Object.entries(files).map(([file, stories]) => [
    stories,
    /^export const (\w+)/m.exec(sources[file] ?? '')?.[1] ?? '',
  ]),
)
const firstStory = (stories: Stories): string => firstStories.get(stories) ?? ''
const modules = all.filter(
  ({ default: { parameters } }) => (parameters?.['dossier'] as Dossier | undefined) !== undefined,
)
/** Parts of a domain that have a page: it opens with their first story. Windows over the page have stories alone. */
const domainParts = all.filter(
  (stories) =>
    !modules.includes(stories) &&
    !stories.default.title?.startsWith('Gallery/') &&
    !stories.default.tags?.includes('!autodocs'),
)

type Rendered = { render?: (...args: unknown[]) => unknown } | undefined

/** Storybook gives live controls to a story with args whose render takes them. */
const hasControls = (stories: Stories, name: string) => {
  const args = (composeStories(stories) as Composed)[name]?.args ?? {}
  const draw = (stories as unknown as Record<string, Rendered>)[name]?.render ?? (stories.default as Rendered)?.render
  return Object.keys(args).length > 0 && (draw === undefined || draw.length > 0)
}

test('every component with a dossier has a Playground with controls', () => {
  expect(modules.length).toBeGreaterThan(85)
  expect(modules.filter((stories) => !stories.default.component).map((stories) => stories.default.title)).toEqual([])
  expect(
    modules.filter((stories) => !hasControls(stories, 'Playground')).map((stories) => stories.default.title),
  ).toEqual([])
})

test('every part of a domain with a page has controls for its first story', () => {
  expect(domainParts.length).toBeGreaterThan(30)
  expect(
    domainParts.filter((stories) => !hasControls(stories, firstStory(stories))).map((stories) => stories.default.title),
  ).toEqual([])
})

const cases = [
  ...modules.map((stories) => ({ title: stories.default.title ?? '', stories, name: 'Playground' })),
  ...domainParts.map((stories) => ({ title: stories.default.title ?? '', stories, name: firstStory(stories) })),
]

/** Pages whose controls write nothing that the first story draws, and why. */
const still: Readonly<Record<string, string>> = {
  'Fields/Form': 'all it takes are other parts',
  'Games/Search': 'currency and lanes belong to what is found',
  'Lobby/Board': 'all it takes are other parts',
  'Lobby/FilterBar': 'all it takes are other parts',
  'Promotions/Promotion strip': 'the server says what runs',
  'Shell/Columns': 'all it takes are other parts',
  'Site/Announcement line': 'the server says what is announced',
  'Site/Announcements': 'the server says what is announced',
  'Site/Interruptions': 'the server says what pops up',
  'Support/Customer service': 'the stores of the service are code',
  'Support/Feedback': 'it takes what closes it',
}

test('a page whose controls write nothing is one that there is', () => {
  expect(Object.keys(still).filter((title) => !cases.some((each) => each.title === title))).toEqual([])
})

test.each(cases.filter(({ title }) => !(title in still)))(
  'what a control of $title writes changes what its $name draws',
  async ({ stories, name }) => {
    const story = (composeStories(stories) as unknown as Record<string, ComposedStory | undefined>)[name]
    // A part that comes by a chunk of its own is not there at once.
    await expect.poll(() => story && controlThatChanges(story)).toBeDefined()
  },
)

const examples = modules.flatMap((stories) => {
  const { Playground } = composeStories(stories) as Composed
  return Playground
    ? [{ title: stories.default.title ?? '', component: stories.default.component, args: Playground.args }]
    : []
})

test.each(examples)('the page of $title has its import and its JSX to copy', ({ component, args }) => {
  const code = codeOf(component, args as Record<string, unknown>)
  const name = entryPointOf(component)?.name
  expect(code).toMatch(new RegExp(`^import \\{ (?:\\w+, )*${name}(?:, \\w+)* \\} from '@parlour/ui-kit`, 'm'))
  expect(code).toContain(`\n\n<${name}`)
  expect(code).not.toMatch(/data:image|\[object Object\]|undefined/)
})

test.each(domainParts.map((stories) => ({ title: stories.default.title ?? '', stories })))(
  'the page of $title has its import and its JSX to copy',
  ({ stories }) => {
    const first = (composeStories(stories) as Composed)[firstStory(stories)]
    const component: unknown = stories.default.component
    const code = codeOf(component, (first?.args ?? {}) as Record<string, unknown>)
    expect(code).toMatch(
      new RegExp(
        `^import \\{ (?:\\w+, )*${entryPointOf(component)?.name}(?:, \\w+)* \\} from '@parlour/[\\w-]+/(?:react|late)'`,
        'm',
      ),
    )
    expect(code).not.toMatch(/data:image|\[object Object\]|undefined/)
  },
)

test('the code of an example keeps the empty alternative text of a picture', () => {
  expect(codeOf(Button, { children: <img src="/logo.svg" alt="" />, disabled: false })).toContain(
    '<Button><img src="/logo.svg" alt="" /></Button>',
  )
})

test('the code of an example is copied by one press', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)))
  const text = codeOf(Button, { variant: 'primary', onClick: () => undefined, children: 'Deposit' })
  expect(text).toBe(
    'import { Button } from \'@parlour/ui-kit\'\n\n<Button variant="primary" onClick={onClick}>Deposit</Button>',
  )
  const screen = await render(<Code text={text} />)
  await screen.getByRole('button', { name: 'Copy' }).click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(copied).toEqual([text])
})
