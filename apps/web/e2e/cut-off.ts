import type { Page } from '@playwright/test'

/** Visible buttons, links and tabs whose words are cut off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, [role="tab"]')]
      .filter((action) => action.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((action) =>
        [action, ...action.querySelectorAll<HTMLElement>('*')].some(
          (part) =>
            // What only a screen reader reads is one pixel wide.
            part.clientWidth > 1 &&
            part.innerText?.trim() &&
            getComputedStyle(part).overflowX !== 'visible' &&
            part.scrollWidth > part.clientWidth + 1,
        ),
      )
      .map((action) => action.innerText),
  )

/** How far the page can be moved sideways, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
