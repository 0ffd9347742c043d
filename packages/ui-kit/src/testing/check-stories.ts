import { axeFindings, partOfPage } from '@parlour/vitest/axe'
import { whole } from '@parlour/vitest/sample'
import { settled } from '@parlour/vitest/settled'
import { patience } from '@parlour/vitest/wait-for'
import { composeStories, type Meta } from '@storybook/react-vite'
import { createElement, type ComponentType } from 'react'
import { configure, userEvent, within } from 'storybook/test'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/fonts.css'
import '../styles/index.css'

type Stories = Parameters<typeof composeStories>[0] & { default: Meta }
type Composed = ComponentType & { play?: (context: object) => Promise<void> | void }

// By itself a finder of a story gives up after a second: too soon on a busy machine.
configure({ asyncUtilTimeout: patience })

const findings = () =>
  axeFindings(document.body, {
    rules: { ...partOfPage, 'heading-order': { enabled: false } },
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  })

const still = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, *::before, *::after, *::backdrop { transition-duration: 0s !important; animation-duration: 0s !important; }',
  )
  document.adoptedStyleSheets = [sheet]
  return () => {
    document.adoptedStyleSheets = []
  }
}

const looks = [
  ['dark', 1440],
  ['light', 412],
] as const

/** Both looks in `npm run test:all`; in `npm test` the one that the story's name falls to, always the same. */
const looksOf = (id: string) =>
  whole
    ? looks
    : looks.filter(
        (_, at) => at === [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 7) % looks.length,
      )

/** Draws a story, and looks at it in its looks: nothing is wider than the window, and axe finds nothing. */
const look = async (id: string, Story: Composed, withAxe: boolean) => {
  onTestFinished(still())
  const { container } = await render(createElement(Story))
  for (const [theme, width] of looksOf(id)) {
    document.documentElement.dataset.theme = theme
    await page.viewport(width, 900)
    if (withAxe) expect(await findings()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  return container
}

/** Does what the story's `play` does, at 1440 px, and lets axe look at what came of it. */
const play = async (container: HTMLElement, Story: Composed) => {
  await page.viewport(1440, 900)
  // What is laid out otherwise on a phone has changed before the first key is pressed.
  await settled()
  await Story.play?.({ canvasElement: container, canvas: within(container), userEvent: userEvent.setup() })
  expect(await findings()).toEqual([])
}

/**
 * Each story: axe finds nothing, neither by night at 1440 px nor by day at 412 px; what its `play` does holds. In
 * `npm test` a story is drawn once and axe looks once at it: in one of the two looks, or after its `play` where it has
 * one.
 */
export const checkStories = (stories: object) => {
  const { title } = (stories as Stories).default
  for (const [name, Story] of Object.entries(composeStories(stories as Stories) as Record<string, Composed>)) {
    const id = `${title} ${name}`
    if (whole || !Story.play)
      test(`${id} has no accessibility finding ${whole ? 'in either theme and size' : 'in a theme and size'}`, async () => {
        await look(id, Story, true)
      })
    if (Story.play)
      test(`${id} can be used as its story does`, async () => {
        await play(await look(id, Story, false), Story)
      })
  }
}
