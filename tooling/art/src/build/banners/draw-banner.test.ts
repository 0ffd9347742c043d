import { expect, test } from 'vitest'
import { bannerLanguages, banners, bannerSizes } from '../../banners.ts'
import type { Box } from '../draw/outline.ts'
import { boxOf } from '../draw/outline.ts'
import { readPath } from '../draw/path-data.ts'
import { drawBanner } from './draw-banner.ts'
import { breaksOf, joined } from './split.ts'
import { columns } from './words.ts'

const sizes = ['desktop', 'phone'] as const
const numberAt = (text: string, name: string) => Number(text.match(new RegExp(` ${name}="(-?[\\d.]+)"`))?.[1] ?? 0)

/** Boxes of everything that is lettering: the head is one path, the small lines are groups of references. */
const lettering = (svg: string): Box[] => {
  const drawn = new Map(
    [...svg.matchAll(/<path id="(\w+)" d="([^"]+)"\/>/g)].map(([, id = '', data = '']) => [id, boxOf(readPath(data))]),
  )
  const head = svg.match(/ fill-rule="(?:evenodd|nonzero)" d="([^"]+)"\/>/)?.[1] ?? ''
  const lines = [
    ...svg.matchAll(
      /<g fill="#\w+"[^>]* transform="translate\((\d+) (\d+)\)(?:scale\(([\d.]+)\))?">((?:<use [^>]+>)+)<\/g>/g,
    ),
  ]
  return [
    boxOf(readPath(head)),
    ...lines.flatMap(([, x = '0', y = '0', scale = '1', uses = '']) =>
      [...uses.matchAll(/<use href="#(\w+)"[^>]*>/g)].flatMap(([use, id = '']) => {
        const box = drawn.get(id)
        if (!box) return []
        const [left, right] = [box.left, box.right].map(
          (edge) => Number(x) + (numberAt(use, 'x') + edge) * Number(scale),
        )
        const [top, bottom] = [box.top, box.bottom].map((edge) => Number(y) + edge * Number(scale))
        return [{ left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 }]
      }),
    ),
  ]
}

test.each(bannerLanguages)('the words of every banner stay in their column in %s', (language) => {
  for (const banner of banners)
    for (const size of sizes) {
      const { x, width } = columns[size]
      const [, height] = bannerSizes[size]
      const boxes = lettering(drawBanner(banner, size, language))
      const name = `${banner.key} ${size}`
      expect(boxes.length, name).toBeGreaterThan(2)
      expect(Math.min(...boxes.map((box) => box.left)), name).toBeGreaterThanOrEqual(x - 4)
      expect(Math.max(...boxes.map((box) => box.right)), name).toBeLessThanOrEqual(x + width + 4)
      expect(Math.min(...boxes.map((box) => box.top)), name).toBeGreaterThanOrEqual(height * 0.05)
      expect(Math.max(...boxes.map((box) => box.bottom)), name).toBeLessThanOrEqual(height * 0.95)
    }
})

test('the condition stands on a phone too, at 13 px or more on the narrowest phone, where the banner is 320 wide', () => {
  const [width] = bannerSizes.phone
  for (const banner of banners)
    for (const language of bannerLanguages) {
      const lines = [
        ...drawBanner(banner, 'phone', language).matchAll(
          /<g fill="#\w+"[^>]* transform="translate\(\d+ \d+\)(?:scale\(([\d.]+)\))?">/g,
        ),
      ]
      const name = `${banner.key} ${language}`
      expect(lines.length, name).toBeGreaterThanOrEqual(2)
      for (const [, scale = '1'] of lines)
        expect((columns.phone.small * Number(scale) * 320) / width, name).toBeGreaterThanOrEqual(13)
    }
})

test('a banner asks for nothing outside itself', () => {
  for (const banner of banners)
    expect(drawBanner(banner, 'phone', 'TH')).not.toMatch(
      /https?:(?!\/\/www\.w3\.org)|<image|<text|<script|NaN|undefined/,
    )
})

test('Thai and Chinese break between words, and no line begins with a sign', () => {
  const thai = breaksOf('โต๊ะจริง ดีลเลอร์จริง', 'TH')
  expect(thai.words).toContain('ดีลเลอร์')
  expect(joined(thai, thai.words)).toBe('โต๊ะจริง ดีลเลอร์จริง')
  expect(breaksOf('真桌台，真荷官', 'CN').words.some((word) => word.startsWith('，'))).toBe(false)
})
