import { expect, test } from 'vitest'

test('the calls are types alone: no page carries anything of them', () => {
  const modules = import.meta.glob<object>('./*.ts', { eager: true })
  expect(Object.keys(modules)).toContain('./index.ts')
  for (const [file, values] of Object.entries(modules)) expect([file, ...Object.keys(values)]).toEqual([file])
})
