import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import axe from 'axe-core'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/fonts.css'
import '../styles/index.css'

type Stories = { default: Meta } & Record<string, unknown>

const rules = { region: { enabled: false }, 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false }, 'heading-order': { enabled: false } }

const findings = async () => {
  const { violations } = await axe.run(document.body, { rules, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

const still = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after, *::backdrop { transition-duration: 0s !important; animation-duration: 0s !important; }')
  document.adoptedStyleSheets = [sheet]
  return () => { document.adoptedStyleSheets = [] }
}

/** One test a story: axe finds nothing, neither by night at 1440 px nor by day at 412 px. */
export const checkStories = (stories: object) => {
  const { default: meta, ...rest } = stories as Stories
  for (const [name, story] of Object.entries(rest)) {
    const draw = (story as StoryObj).render as unknown as () => ReactNode
    test(`${meta.title} ${name} has no accessibility finding in either theme and size`, async () => {
      onTestFinished(still())
      await render(draw())
      for (const [theme, width] of [['dark', 1440], ['light', 412]] as const) {
        document.documentElement.dataset.theme = theme
        await page.viewport(width, 900)
        expect(await findings()).toEqual([])
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      }
    })
  }
}
