import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { lazyRouteComponent } from './lazy-route.ts'

const Part = ({ name }: { name: string }) => createElement('p', null, `Hello ${name}`)

test('[SYS-20] a part that did not arrive is an error of its route, and the next load asks for it again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: Part })
  const Lazy = lazyRouteComponent<'default', { name: string }>(load)
  await expect(Lazy.preload?.()).rejects.toMatchObject({ kind: 'chunk' })
  await Lazy.preload?.()
  expect(Lazy.preload).toBeUndefined()
  expect(renderToString(createElement(Lazy, { name: 'Linh' }))).toBe('<p>Hello Linh</p>')
  expect(load).toHaveBeenCalledTimes(2)
})

test('[SYS-20] two loads at the same time ask once, for the part that is named', async () => {
  const load = vi.fn(() => Promise.resolve({ Page: Part }))
  const Lazy = lazyRouteComponent(load, 'Page')
  await Promise.all([Lazy.preload?.(), Lazy.preload?.()])
  expect(load).toHaveBeenCalledOnce()
  expect(renderToString(createElement(Lazy, { name: 'Linh' }))).toBe('<p>Hello Linh</p>')
})
