import { createSafeStore } from '@parlour/api-client'
import { expect, test, vi } from 'vitest'
import { createListSize } from './list-size.ts'

const texts = new Map<string, string>()
const store = createSafeStore(() => ({
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => void texts.set(name, text),
  removeItem: (name: string) => void texts.delete(name),
}))

test('[AGT-07] the rows of a page are kept on the device, and what is none of the sizes is ten', () => {
  const size = createListSize(store)
  expect(size.get()).toBe(10)
  const changed = vi.fn()
  const stop = size.subscribe(changed)
  size.set(50)
  expect(changed).toHaveBeenCalledOnce()
  expect(createListSize(store).get()).toBe(50)
  stop()
  size.set(25)
  expect(changed).toHaveBeenCalledOnce()
  store.set('listSize', '5000')
  expect(size.get()).toBe(10)
})
