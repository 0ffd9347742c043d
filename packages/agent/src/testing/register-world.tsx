import {
  checkUsername,
  createAffiliateUrl,
  createDownline,
  deleteAffiliateUrl,
  getAgentDefaults,
  getGlobalRebateSettings,
  getRegistrationRules,
  listAffiliateUrls,
  listRegisteredAffiliates,
} from '@parlour/api-client/endpoints'
import { createFakeServer, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import validation from '@parlour/validation/messages/EN.json'
import { useState } from 'react'
import { render } from 'vitest-browser-react'
import messages from '../../messages/EN.json'
import type { RegisterSearch } from '../index.ts'
import { RegisterScreen } from '../react/index.ts'

const rule = { enabled: true, required: true, minLength: 6, maxLength: 16, acceptedPattern: '*', patternId: 0 }
const setting = { productType: 'RNG', lowest: 0, highest: 0.02, step: 0.0005, own: 0.005 }
const at = Date.UTC(2026, 10, 20, 4)
/** An invitation link as the platform sends it. */
export const someLink = (affiUrlId: string, note: string, opened: number, registered: number, type = 0) => ({
  affiUrlId,
  code: `CODE${affiUrlId}`,
  url: `https://vesper.example/register?affiliateCode=CODE${affiUrlId}`,
  type,
  note,
  rates: { RNG: 0.003 },
  opened,
  registered,
  createTime: at,
})

/** A server that knows an agent with two links and two rates. */
export const serveRegister = (
  links: readonly object[] = [someLink('501', 'Radio', 40, 3), someLink('502', 'Team', 10, 2, 2)],
) =>
  createFakeServer()
    .answer(getRegistrationRules, { username: rule, password: { ...rule, maxLength: 20 } } as never)
    .answer(checkUsername, ({ username }) => {
      if (username === 'taken01') throw new FakeRefusal('register.username.taken')
      return null
    })
    .answer(getAgentDefaults, { memberId: 3, account: 'marcobay01', type: 1, level: 1 } as never)
    .answer(getGlobalRebateSettings, { list: [setting, { ...setting, productType: 'LIVE', own: 0.004 }] })
    .answer(createDownline, ({ username, type }) => ({ memberId: '9', account: username, type }))
    .answer(listAffiliateUrls, {
      list: links,
      totals: { opened: 50, registered: 5 },
      totalPages: 1,
      totalCount: links.length,
    } as never)
    .answer(listRegisteredAffiliates, ({ code }) => ({
      list: [{ memberId: '7', account: `guest-of-${code}`, type: 0, code, registeredAt: at }],
      totals: null,
      totalPages: 1,
      totalCount: 1,
    }))
    .answer(createAffiliateUrl, someLink('503', 'Friends', 0, 0) as never)
    .answer(deleteAffiliateUrl, null)

const names: Readonly<Record<string, string>> = { RNG: 'Slots', LIVE: 'Live casino' }

const Held = ({ first }: { first: RegisterSearch }) => {
  const [search, setSearch] = useState(first)
  return (
    <RegisterScreen
      search={search}
      currency="PHP"
      site={{ name: 'Vesper', url: 'https://vesper.example/' }}
      categoryName={(code) => names[code] ?? code}
      hrefOf={({ open = '' }) => `#${open}`}
      onSearch={setSearch}
    />
  )
}

/** The page of an agent. */
export const showRegister = async (server: FakeServer = serveRegister(), search: RegisterSearch = {}) => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'marcobay01', customerType: 1 }, 'marcobay01')
  const screen = await render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...validation, ...messages }}>
      <main>
        <Held first={search} />
      </main>
    </Surroundings>,
  )
  return { screen, server }
}
