import { expect, test } from 'vitest'
import { depthOf, depthToPaint, type Asked } from './depth.ts'

const asked = (url: string, kind: Asked['kind'], start: number, end: number, by: string | null): Asked => ({
  url,
  kind,
  start,
  end,
  by,
})
const page = [
  asked('/', 'html', 0, 10, null),
  asked('/banner.svg', 'img', 11, 30, '/'),
  asked('/early', 'data', 11, 40, '/'),
  asked('/app.js', 'js', 11, 50, '/'),
  asked('/games', 'data', 55, 70, '/app.js'),
  asked('/part.js', 'js', 75, 90, '/app.js'),
  asked('/tile.svg', 'img', 95, 120, '/app.js'),
  asked('/drawn.svg', 'img', 52, 60, null),
]

test.each([
  ['/', 1],
  ['/banner.svg', 2],
  ['/app.js', 2],
  ['/games', 3],
  ['/part.js', 3],
  ['/tile.svg', 4],
  ['/drawn.svg', 3],
  ['/unknown', 1],
])('%s is request level %d', (url, level) => {
  expect(depthOf(url, page)).toBe(level)
})

test('scripts that ask for one another have an end', () => {
  expect(depthOf('/a.js', [asked('/a.js', 'js', 0, 1, '/b.js'), asked('/b.js', 'js', 0, 1, '/a.js')])).toBe(3)
})

test('the largest paint counts by its picture, else by what was there in time', () => {
  expect(depthToPaint('/banner.svg', 200, page)).toBe(2)
  expect(depthToPaint('', 60, page)).toBe(2)
  expect(depthToPaint('', 80, page)).toBe(3)
  expect(depthToPaint('', 5, page)).toBe(1)
})
