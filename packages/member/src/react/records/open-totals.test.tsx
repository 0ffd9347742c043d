import { listTransactions } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { TransactionsScreen } from '../index.ts'

const at = Date.UTC(2026, 0, 15, 12)
const row = {
  txId: 'DE000001',
  txTypeId: 1,
  txTypeName: 'Deposit',
  txTimeInTimestamp: at,
  orderNo: 'DE000001',
  remark: '',
  currentAvailBalance: 3000.75,
  amount: 500,
  customerName: 'demo01',
}

test('[MEM-02] [API-05] an account record whose totals the platform does not send shows none', async () => {
  const session = createTestSession()
  session.start({ token: 't', userName: 'demo01', customerType: 0 }, 'demo01')
  const server = createFakeServer().answer(listTransactions, { list: [row], totalPages: 1 })
  const screen = await render(
    <Surroundings server={server} session={session} messages={{ ...failures, ...messages }} client={{ now: at }}>
      <TransactionsScreen search={{}} language="EN" currency="PHP" hrefOf={() => '#'} onSearch={() => undefined} />
    </Surroundings>,
  )
  await expect.element(screen.getByText('₱3,000.75').first()).toBeVisible()
  expect(screen.container.textContent).not.toContain('₱0.00')
  expect(screen.container.querySelector('tfoot')).toBeNull()
})
