import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './fonts.css'
import './index.css'

const words =
  'Lottery, slots, live tables, sports and fishing halls in one account. Play 8 times before you withdraw; the balance is 4,821.50 and the return 96.4%.'
const root = document.documentElement

const linesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { top, height } = element.getBoundingClientRect()
  return [height, ...[...range.getClientRects()].flatMap((box) => [box.top - top, box.height])]
}

/** The fall-back as the sheet sets it, on a font as wide as Arial that is here on every machine. */
const bringFallback = async () => {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  const said = faces.find(({ style }) => style.getPropertyValue('font-family').includes('Familjen fallback'))
  const value = (name: string) => said?.style.getPropertyValue(name) ?? ''
  const sizes = {
    sizeAdjust: value('size-adjust'),
    ascentOverride: value('ascent-override'),
    descentOverride: value('descent-override'),
    lineGapOverride: value('line-gap-override'),
  }
  expect(Object.values(sizes)).not.toContain('')
  document.fonts.add(await new FontFace('Fallback everywhere', `url(${arimo})`, sizes).load())
}

const sample = (
  <main>
    <h1 style={{ font: 'var(--font-38)' }}>Slots</h1>
    <p style={{ maxWidth: '62ch' }}>{words}</p>
    <p style={{ font: 'var(--font-13)', maxWidth: '48ch' }}>{words}</p>
    <button className="p-button" data-variant="primary" type="button">
      Deposit
    </button>
  </main>
)

test.each([412, 1440])(
  'no line moves by more than 1 px when the font takes the place of its fall-back, at %i px',
  async (width) => {
    await page.viewport(width, 900)
    const { container } = await render(sample)
    const parts = [...container.querySelectorAll('h1, p, button')]
    onTestFinished(() => {
      root.style.removeProperty('--font-sans')
    })
    await bringFallback()
    root.style.setProperty('--font-sans', "'Fallback everywhere'")
    const inkWidth = () => container.querySelector('button')?.getBoundingClientRect().width
    const [before, fallbackWidth] = [parts.map(linesOf), inkWidth()]
    root.style.removeProperty('--font-sans')
    for (const weight of [400, 600])
      expect(await document.fonts.load(`${weight} 15px 'Familjen Grotesk'`, words)).not.toHaveLength(0)
    const after = parts.map(linesOf)
    expect(inkWidth()).not.toBe(fallbackWidth)
    expect(after.map((lines) => lines.length)).toEqual(before.map((lines) => lines.length))
    after.forEach((lines, at) =>
      lines.forEach((place, line) => expect(Math.abs(place - (before[at]?.[line] ?? 0))).toBeLessThanOrEqual(1)),
    )
  },
)

test.each([
  ['vi', 'Nạp tiền trước khi chơi đợt này, số dư 200.000 ₫', ['U+102'], ['U+100', 'U+E01']],
  ['th', 'ฝากเงินขั้นต่ำ 200 บาท', ['U+E01'], ['U+100']],
  ['fil', 'Magdeposito ng ₱ 200', ['U+20B1'], ['U+100']],
])('a text in %s makes the browser load the faces it needs and no other', async (lang, text, needed, spared) => {
  const state = (range: string) =>
    [...document.fonts].find(({ unicodeRange }) => unicodeRange === range || unicodeRange.startsWith(`${range}-`))
      ?.status
  const { container } = await render(<p lang={lang}>{text}</p>)
  expect(container.clientHeight).toBeGreaterThan(0)
  await document.fonts.ready
  for (const range of needed) expect(state(range), range).toBe('loaded')
  for (const range of spared) expect(state(range), range).toBe('unloaded')
})

test.each(['th', 'zh'])('no heading is tracked in %s, in a page or in a part of one', async (lang) => {
  const { container } = await render(
    <div>
      <h2 className="p-section__title" lang={lang}>
        Slots
      </h2>
      <h2 className="p-section__title">Slots</h2>
    </div>,
  )
  const [foreign, own] = [...container.querySelectorAll('h2')].map((heading) => getComputedStyle(heading).letterSpacing)
  expect([foreign, own]).toEqual(['normal', '-0.36px'])
})

test.each(['vi', 'th'])('no line of a heading is lower than 1.3 in %s, in a page or in a part of one', async (lang) => {
  const { container } = await render(
    <h1 lang={lang} style={{ font: 'var(--font-50)' }}>
      Nạp tiền
    </h1>,
  )
  const heading = getComputedStyle(container.querySelector('h1') ?? root)
  expect(Number.parseFloat(heading.lineHeight) / Number.parseFloat(heading.fontSize)).toBeCloseTo(1.3)
})
