import { settled } from '@parlour/vitest/settled'
import { expect, onTestFinished, test } from 'vitest'

/** The state of a box this far down the page that fades in, in a part that is skipped while it is out of sight. */
const fadeAt = (top: number) => {
  const part = document.createElement('div')
  part.style.cssText = `position: absolute; inset-block-start: ${top}px; content-visibility: auto; contain-intrinsic-size: 9px`
  const box = document.createElement('p')
  box.textContent = 'A box'
  box.style.animation = 'fade 40ms 40ms'
  part.append(box)
  document.body.append(part)
  onTestFinished(() => part.remove())
  return () => box.getAnimations()[0]?.playState ?? 'finished'
}

test('a page is at rest when what can be seen of it is: no animation that is out of sight is waited for', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@keyframes fade { from { opacity: 0 } }')
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => void document.adoptedStyleSheets.pop())
  const [seen, unseen] = [fadeAt(0), fadeAt(50_000)]
  await settled()
  expect(seen()).toBe('finished')
  expect(unseen()).toBe('running')
})
