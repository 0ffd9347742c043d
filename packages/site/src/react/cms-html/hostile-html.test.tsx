import { Surroundings } from '@parlour/auth/testing/react'
import { createFakeServer } from '@parlour/api-client/testing'
import { sample } from '@parlour/vitest/sample'
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

const attributesOf = (element: Element): [name: string, value: string][] =>
  Element.prototype.getAttributeNames
    .call(element)
    .map((name) => [name, Element.prototype.getAttribute.call(element, name) ?? ''])

/**
 * Does to everything in a box what a visitor or a browser may do:
 * its handlers are called, what leads to a script is pressed.
 */
const poke = (box: ParentNode) => {
  for (const element of box.querySelectorAll('*')) {
    const attributes = attributesOf(element)
    for (const [name] of attributes)
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2), { cancelable: true }))
    const leads = attributes.some(
      ([name, value]) => /href|action/.test(name) && /script:/i.test(value.replace(/\s/g, '')),
    )
    const pressed = element.localName === 'form' ? element.querySelector('button') : element
    if (leads) pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}

const pictures = (boxes: Iterable<ParentNode>) =>
  Promise.all(
    [...boxes].flatMap((box) => [...box.querySelectorAll('img')]).map((image) => image.decode().catch(() => undefined)),
  )
const frame = () => new Promise((done) => requestAnimationFrame(done))

const batchesOf = (all: readonly string[]) =>
  Array.from({ length: Math.ceil(all.length / 60) }, (_, index) => all.slice(index * 60, (index + 1) * 60))

test(
  '[MOD-04] of more than 500 hostile texts none runs, and none leaves more than the list allows',
  { timeout: 600_000 },
  async () => {
    expect(new Set(texts).size).toBeGreaterThanOrEqual(500)
    for (const [index, batch] of batchesOf(texts).entries()) {
      const screen = await render(
        <Surroundings server={createFakeServer()} messages={messages}>
          {batch.map((html) => (
            <CmsHtml key={html} html={html} />
          ))}
          <CmsHtml html={`<p>Batch ${index} is there</p>`} />
        </Surroundings>,
      )
      await expect.element(screen.getByText(`Batch ${index} is there`)).toBeVisible()
      expect(misfits(screen.container.querySelectorAll('.p-prose *'), window.location.origin)).toEqual([])
      poke(screen.container)
      await pictures([screen.container])
      await screen.unmount()
    }
    expect([...hits]).toEqual([])
  },
)

test('[MOD-04] the same texts do run where nobody cleans them', { timeout: 600_000 }, async () => {
  const taken = sample(texts, 10)
  for (const batch of batchesOf(taken)) {
    const frames = batch.map(() => document.body.appendChild(document.createElement('iframe')))
    for (const [index, html] of batch.entries()) {
      const inside = frames[index]!.contentDocument!
      Object.assign(frames[index]!.contentWindow!, { hit: place.hit })
      const range = inside.createRange()
      range.selectNodeContents(inside.body)
      inside.body.append(range.createContextualFragment(html))
      poke(inside)
    }
    await pictures(frames.map(({ contentDocument }) => contentDocument!))
    for (let turn = 0; turn < 5; turn++) await frame()
    for (const one of frames) one.remove()
  }
  expect(hits.size / taken.length).toBeGreaterThanOrEqual(400 / texts.length)
})
