import { expect, test } from 'vitest'
import { chooseJourneys, divideJourneys, listLine, readJourneys, type Journey } from './choose-journeys.ts'

const both = ['desktop', 'phone']
const journey = (place: string, title: string, more: Partial<Journey> = {}): Journey => ({
  place,
  titles: [title],
  tags: [],
  projects: both,
  ...more,
})
const placesOf = (journeys: readonly Journey[]) => chooseJourneys(journeys).map(({ place }) => place)

test('the first journey of each requirement and of each file is chosen', () => {
  expect(
    placesOf([
      journey('a.spec.ts:1:1', '[LOG-01] one'),
      journey('a.spec.ts:2:1', '[LOG-01] again'),
      journey('a.spec.ts:3:1', '[LOG-01][LOG-02] two'),
      journey('b.spec.ts:1:1', '[LOG-02] of another file'),
      journey('b.spec.ts:2:1', '[T6] of no requirement'),
    ]),
  ).toEqual(['a.spec.ts:1:1', 'a.spec.ts:3:1', 'b.spec.ts:1:1'])
})

test('what measures time or takes minutes is not chosen, and does not stand for its requirement', () => {
  expect(
    placesOf([
      journey('a.spec.ts:1:1', '[LOG-01] slow', { projects: ['timed'] }),
      journey('b.spec.ts:1:1', '[LOG-01] quick'),
    ]),
  ).toEqual(['b.spec.ts:1:1'])
})

test('a journey runs at the size that its tag names, or at the only one that it has', () => {
  const [tagged, only] = chooseJourneys([
    journey('a.spec.ts:1:1', 'one', { tags: ['phone'] }),
    journey('b.spec.ts:1:1', 'two', { projects: ['desktop'] }),
  ])
  expect([tagged?.size, only?.size]).toEqual(['phone', 'desktop'])
})

test('without a tag its titles choose the size: the same every time, and some at each', () => {
  const sizes = () =>
    chooseJourneys(Array.from({ length: 40 }, (_, at) => journey(`${at}.spec.ts:1:1`, `[LOG-${10 + at}] one`))).map(
      ({ size }) => size,
    )
  expect(sizes()).toEqual(sizes())
  expect(new Set(sizes())).toEqual(new Set(both))
})

test("Playwright's report is read with groups and sizes, and written as its own list", () => {
  const spec = (projectName: string) => ({
    title: 'one',
    file: 'a.spec.ts',
    line: 3,
    column: 5,
    tags: ['once'],
    tests: [{ projectName }],
  })
  const [read] = readJourneys({
    suites: [{ title: 'a.spec.ts', suites: [{ title: 'group', specs: [spec('desktop'), spec('phone')] }] }],
  })
  expect(read).toEqual({ place: 'a.spec.ts:3:5', titles: ['group', 'one'], tags: ['once'], projects: both })
  expect(read && listLine(read, 'phone')).toBe('[phone] › a.spec.ts:3:5 › group › one')
})

test('journeys are divided by their files, each part with about as many', () => {
  const file = (name: string, many: number) =>
    Array.from({ length: many }, (_, at) => journey(`${name}.spec.ts:${at}:1`, `${name} ${at}`))
  const journeys = ['a', 'b', 'c', 'd', 'e'].flatMap((name, at) => file(name, [1, 5, 2, 3, 1][at]!))
  const parts = divideJourneys(journeys, 2)
  expect(parts.map((part) => part.length)).toEqual([6, 6])
  expect(parts.map((part) => [...new Set(part.map(({ place }) => place[0]))])).toEqual([
    ['b', 'a'],
    ['d', 'c', 'e'],
  ])
})
