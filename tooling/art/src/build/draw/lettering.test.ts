import { expect, test } from 'vitest'
import { games } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import type { FaceName } from '../data/faces.ts'
import { faces } from '../data/faces.ts'
import type { BendName } from './bend.ts'
import { coveringFace } from './fonts.ts'
import { titleOutlines } from './lettering.ts'
import { boxOf } from './outline.ts'

const names = Object.keys(faces) as FaceName[]
const bends: BendName[] = ['none', 'arch', 'bulge', 'rise', 'wave', 'surge', 'pinch', 'slant']

test('titles stay in their box in every face and bend', () => {
  const titles = games.filter((_, at) => at % 23 === 0).map((game) => game.title)
  titles.forEach((text, at) => {
    const face = names[at % names.length] ?? 'anton'
    const bend = bends[at % bends.length] ?? 'none'
    const box = boxOf(titleOutlines({ text, face, bend, style: 'print', x: 50, y: 590, width: 500, height: 144 }))
    expect(box.left, text).toBeGreaterThanOrEqual(42)
    expect(box.right, text).toBeLessThanOrEqual(558)
    expect(box.top, text).toBeGreaterThanOrEqual(576)
    expect(box.bottom, text).toBeLessThanOrEqual(748)
  })
})

test('a face without a letter gives way to one that has it', () => {
  expect(coveringFace('abril', 'Tiến Lên')).not.toBe('abril')
  expect(coveringFace('bungee', 'Tiến Lên')).toBe('bungee')
})
