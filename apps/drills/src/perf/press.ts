import type { Locator, Page } from 'playwright'
import type { Opened } from './open-page.ts'
import { metricsOf } from './open-page.ts'

/**
 * How long the mouse rests on a control before it is pressed, and
 * how long it is held: what a quick hand does, in milliseconds.
 */
const [rest, hold] = [120, 30]
/** How long after what was waited for the work of an answer still counts, in milliseconds. */
const after = 350

/** Brings the mouse over a control and lets it rest there: what is asked for under the mouse has that long to come. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await control.hover()
  await page.waitForTimeout(rest)
}

/** Presses what the mouse is over. */
export async function pressHere(page: Page): Promise<void> {
  await page.mouse.down()
  await page.waitForTimeout(hold)
  await page.mouse.up()
}

/** What an action made of a page. Times in milliseconds. */
export interface Answered {
  /** The longest time from one of its inputs to the paint after it. */
  readonly inp: number
  /** Its longest task; 0 where none took 50 ms. */
  readonly longest: number
  /** What the main thread worked, all in all and in scripts. */
  readonly cpu: number
  readonly script: number
}

/** Does something and waits until it has been answered. @throws when the page saw no input */
export async function answered({ page, session }: Opened, act: () => Promise<unknown>): Promise<Answered> {
  await page.evaluate(() => void (window.watched.inputs.length = window.watched.tasks.length = 0))
  const before = await metricsOf(session)
  await act()
  await page.waitForTimeout(after)
  const now = await metricsOf(session)
  const { inputs, tasks } = await page.evaluate(() => window.watched)
  if (inputs.length === 0) throw new Error('the page saw no input')
  const worked = (name: string): number => (now(name) - before(name)) * 1000
  return {
    inp: Math.max(...inputs),
    longest: Math.max(0, ...tasks),
    cpu: worked('TaskDuration'),
    script: worked('ScriptDuration'),
  }
}

/**
 * From the next click until the paint with what `selector` names, in milliseconds.
 * @throws when it does not come in 30 seconds
 */
export const shownAfterClick = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        let clicked = Number.NaN
        addEventListener(
          'click',
          ({ timeStamp }) => {
            clicked = timeStamp
          },
          { capture: true, once: true },
        )
        const end = performance.now() + 30_000
        const look = (): void => {
          if (!Number.isNaN(clicked) && document.querySelector(wanted))
            setTimeout(() => resolve(performance.now() - clicked))
          else if (performance.now() > end) reject(new Error(`${wanted} does not show`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    selector,
  )

/**
 * From the next click until the paint of another page of the site with its heading and a picture, in milliseconds.
 * @throws like the above
 */
export const listAfterClick = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        let clicked = Number.NaN
        addEventListener(
          'click',
          ({ timeStamp }) => {
            clicked = timeStamp
          },
          { capture: true, once: true },
        )
        const before = document.querySelector('#main img')
        const end = performance.now() + 30_000
        const came = (): boolean =>
          !before?.isConnected &&
          document.querySelector('#main h1') !== null &&
          [...document.querySelectorAll<HTMLImageElement>('#main li img:not([data-waiting])')].some(
            ({ complete, naturalWidth }) => complete && naturalWidth > 0,
          )
        const look = (): void => {
          if (!Number.isNaN(clicked) && came()) setTimeout(() => resolve(performance.now() - clicked))
          else if (performance.now() > end) reject(new Error('the list does not show'))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
