import { expect, test } from 'vitest'
import { plantForTest } from '../fixture.ts'
import { measureFiles, summarise } from './measure-files.ts'

const lines = (count: number) => 'x\n'.repeat(count)

test('files are counted by half, tests, stories and generated ones left out', () => {
  const folder = plantForTest({
    'packages/auth/src/flow.ts': lines(10),
    'packages/auth/src/flow.test.ts': lines(90),
    'packages/auth/src/react/form.tsx': lines(30),
    'packages/auth/src/react/form.stories.tsx': lines(90),
    'apps/web/src/routes/index.tsx': lines(20),
    'apps/web/src/tree.gen.ts': lines(900),
  })
  expect(measureFiles(folder).map(({ name, files, lines: all }) => [name, files, all])).toEqual([
    ['apps/web routes', 1, 20],
    ['packages/auth', 1, 10],
    ['packages/auth react', 1, 30],
  ])
})

test('median, p90 and the longest file are those of the list', () => {
  const lengths = new Map(Array.from({ length: 10 }, (_, index) => [`f${index + 1}.ts`, (index + 1) * 10]))
  expect(summarise('x', lengths)).toEqual({
    name: 'x',
    files: 10,
    lines: 550,
    median: 50,
    p90: 90,
    max: 100,
    longest: 'f10.ts',
  })
})
