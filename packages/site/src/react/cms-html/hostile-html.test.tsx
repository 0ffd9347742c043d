import { Surroundings } from '@parlour/auth/testing/react'
import { createFakeServer } from '@parlour/api-client/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { hostileTexts } from '../../testing/hostile-html/index.ts'
import { CmsHtml } from '../index.ts'
import { misfits } from '../../testing/hostile-html/misfits.ts'

const texts = hostileTexts((index) => `(self.hit||parent.hit)(${index})`)
const hits = new Set<number>()
const place = window as Window & { hit?: (index: number) => void }
beforeEach(() => {
  hits.clear()
  place.hit = (index) => void hits.add(index)
})
afterEach(() => delete place.hit)

/** Does to everything in a box what a visitor or a browser may do: its handlers are called, its links and buttons pressed. */
const poke = (box: ParentNode) => {
  for (const element of box.querySelectorAll('*')) {
    for (const { name } of element.attributes) if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2), { cancelable: true }))
    const address = [...element.attributes].some(({ name, value }) => /href|action/.test(name) && !/^https?:/.test(value))
    if (address || element.matches('form button')) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}

const batches = Array.from({ length: Math.ceil(texts.length / 60) }, (_, index) => texts.slice(index * 60, (index + 1) * 60))

test('[MOD-04] of more than 500 hostile texts none runs, and none leaves more than the list allows', { timeout: 60_000 }, async () => {
  expect(new Set(texts).size).toBeGreaterThanOrEqual(500)
  for (const [index, batch] of batches.entries()) {
    const screen = await render(
      <Surroundings server={createFakeServer()} messages={messages}>
        {batch.map((html) => <CmsHtml key={html} html={html} />)}
        <CmsHtml html={`<p>Batch ${index} is there</p>`} />
      </Surroundings>,
    )
    await expect.element(screen.getByText(`Batch ${index} is there`)).toBeVisible()
    expect(misfits(screen.container.querySelectorAll('.p-prose *'), window.location.origin)).toEqual([])
    poke(screen.container)
    await Promise.all([...screen.container.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)))
    await screen.unmount()
  }
  expect([...hits]).toEqual([])
})

test('[MOD-04] the same texts do run where nobody cleans them', { timeout: 60_000 }, async () => {
  for (const batch of batches) {
    const frames = batch.map((html) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      const inside = frame.contentDocument!
      const range = inside.createRange()
      range.selectNodeContents(inside.body)
      inside.body.append(range.createContextualFragment(html))
      poke(inside)
      return frame
    })
    await Promise.all(frames.map((frame) => Promise.all([...(frame.contentDocument?.images ?? [])].map((image) => image.decode().catch(() => undefined)))))
    await expect.poll(() => frames.every((frame) => frame.contentDocument?.readyState !== 'loading')).toBe(true)
    for (const frame of frames) frame.remove()
  }
  expect(hits.size).toBeGreaterThanOrEqual(400)
})
