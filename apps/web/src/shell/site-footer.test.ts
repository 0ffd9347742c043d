import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import games from '@parlour/games/messages/EN.json'
import messages from '../../messages/EN.json'
import SiteFooter from './site-footer.tsx'

vi.mock('virtual:messages/pseudo', () => ({ pseudo: [] }))

const drawn = () =>
  renderToStaticMarkup(
    createElement(Surroundings, {
      server: createFakeServer(),
      messages: { ...games, ...messages },
      // oxlint-disable-next-line react/no-children-prop -- a test that runs in Node is written without JSX
      children: createElement(SiteFooter, { language: 'EN', mayRegister: true }),
    }),
  )

test('[CON-02] the footer says that players are at least 21, in words and as a mark', () => {
  const footer = drawn()
  expect(footer).toContain('Only for players aged 21 or over.')
  expect(footer).toMatch(/>21\+</)
})
