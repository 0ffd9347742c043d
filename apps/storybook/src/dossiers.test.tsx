import type { Dossier } from '@parlour/ui-kit/testing'
import '@parlour/ui-kit/styles.css'
import './docs/docs.css'
import './docs/parts.css'
import { axeFindings } from '@parlour/vitest/axe'
import { composeStories, setProjectAnnotations, type Meta } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Keyboard } from './docs/keyboard.tsx'
import { Rules } from './docs/rules.tsx'
import { dressPage } from './globals/dress-page.ts'
import { initialGlobals } from './globals/lists.ts'
import preview from '../.storybook/preview.tsx'

type Stories = Parameters<typeof composeStories>[0] & { default: Meta }

setProjectAnnotations([preview])

const modules = Object.values(
  import.meta.glob<Stories>('../../../packages/ui-kit/src/components/**/*.stories.tsx', { eager: true }),
)
const dossierOf = ({ default: { parameters } }: Stories) => parameters?.['dossier'] as Dossier | undefined

test('every component of the kit has a dossier and a page', () => {
  expect(modules.filter((stories) => !dossierOf(stories)).map((stories) => stories.default.title)).toEqual([])
  expect(
    modules.filter((stories) => stories.default.tags?.includes('!autodocs')).map((stories) => stories.default.title),
  ).toEqual([])
})

test.each(modules.filter(dossierOf).map((stories) => ({ title: stories.default.title, stories })))(
  'every pin of $title finds its part',
  async ({ stories }) => {
    const { anatomyOf, anatomy = [] } = dossierOf(stories) ?? {}
    const Story = (composeStories(stories) as Record<string, React.ComponentType>)[anatomyOf ?? '']
    if (!Story) throw new Error(`there is no story ${anatomyOf}`)
    await page.viewport(1440, 900)
    await render(<Story />)
    await expect.poll(() => anatomy.filter(({ at }) => !document.querySelector(at)).map(({ at }) => at)).toEqual([])
  },
)

test.each(modules.filter(dossierOf).map((stories) => ({ title: stories.default.title, dossier: dossierOf(stories)! })))(
  'the rules of $title can be read by everybody, by night and by day',
  async ({ dossier }) => {
    await render(
      <main className="d-page">
        <h1>Rules</h1>
        <Rules dos={dossier.dos} donts={dossier.donts} />
        {dossier.keyboard && <Keyboard keyboard={dossier.keyboard} />}
      </main>,
    )
    for (const theme of ['dark', 'light']) {
      dressPage({ ...initialGlobals, theme, motion: 'reduced' })
      expect(await axeFindings({ include: document.body, exclude: '[data-kind="dont"] .d-rule__drawing' })).toEqual([])
    }
  },
)
