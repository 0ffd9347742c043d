import type { ComponentType } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import home from './gallery/home.stories.tsx'

const page = renderToString(createElement(home.component as ComponentType<{ guest: boolean }>, { guest: true }))

test('the whole home page is drawn by a server, without a window and without a style attribute', () => {
  expect(page).toContain('id="main"')
  expect(page).not.toContain('style=')
})

test('the first banner is plain HTML and comes before other pictures; the next ones wait', () => {
  const [first = '', second = ''] = page.match(/<img class="p-banner__image"[^>]*>/g) ?? []
  expect(first).toContain('fetchPriority="high"')
  expect(first).toContain('loading="eager"')
  expect(second).toContain('loading="lazy"')
})

test('the whole home page, with 24 tiles and hearts, holds at most 820 elements', () => {
  expect(page.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(820)
})
