import '@parlour/ui-kit/styles.css'
import '@parlour/ui-kit/styles/fonts.css'
import '../docs/docs.css'
import '../docs/foundations.css'
import '../docs/parts.css'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ColourPage } from '../foundations/colour-page.tsx'
import { FontsPage } from '../foundations/fonts-page.tsx'
import { IconsPage } from '../foundations/icons-page.tsx'
import { MotionPage } from '../foundations/motion-page.tsx'
import { ShapePage } from '../foundations/shape-page.tsx'
import { TypePage } from '../foundations/type-page.tsx'
import { dressPage } from '../globals/dress-page.ts'
import { initialGlobals } from '../globals/lists.ts'
import { AccessibilityPage } from './accessibility-page.tsx'
import { PrinciplesPage } from './principles-page.tsx'
import { WelcomePage } from './welcome-page.tsx'
import { WordsPage } from './words-page.tsx'

const pages = {
  WelcomePage,
  PrinciplesPage,
  ColourPage,
  TypePage,
  ShapePage,
  MotionPage,
  IconsPage,
  FontsPage,
  WordsPage,
  AccessibilityPage,
}

/** What stands in a drawing of what not to do is meant to be wrong. */
const wrong = '[data-kind="dont"] .d-rule__drawing'

test.each(Object.entries(pages))('%s has no accessibility finding, by night and by day', async (_, Page) => {
  await render(
    <div className="d-page">
      <Page />
    </div>,
  )
  for (const [theme, width] of [
    ['dark', 1440],
    ['light', 412],
  ] as const) {
    dressPage({ ...initialGlobals, theme, motion: 'reduced' })
    await page.viewport(width, 900)
    expect(await axeFindings({ include: document.body, exclude: wrong })).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('an icon is found by its name and copied', async () => {
  await render(<IconsPage />)
  await page.getByRole('searchbox').fill('wallet')
  await page.getByRole('button', { name: 'WalletFill' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('IconWalletFill is in your clipboard')
})
