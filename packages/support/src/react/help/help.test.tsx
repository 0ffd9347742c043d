import { getHelpCenter } from '@parlour/api-client/endpoints'
import { createFakeServer } from '@parlour/api-client/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import failures from '@parlour/i18n/messages/EN.json'
import '@parlour/ui-kit/styles.css'
import { axeFindings } from '@parlour/vitest/axe'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import messages from '../../../messages/EN.json'
import { helpAnswer } from '../../testing/help.ts'
import { HelpModal, HelpScreen } from '../index.ts'

const serve = () => createFakeServer().answer(getHelpCenter, helpAnswer)
const Html = ({ html }: { html: string }) => <p>{html.replace(/<[^>]*>/g, ' ')}</p>
const findings = () => axeFindings(document.body)

function Address({ first, onClose }: { first?: string; onClose?: () => void }) {
  const [anchor, setAnchor] = useState<string | undefined>(first)
  const [query, setQuery] = useState('')
  const shared = {
    language: 'EN',
    Html,
    anchor,
    onAnchor: (next: string | null) => setAnchor(next ?? undefined),
    contact: <button type="button">Contact us</button>,
  }
  return (
    <>
      <output>{`#${anchor ?? ''}?${query}`}</output>
      {onClose ? (
        <HelpModal {...shared} onClose={onClose} />
      ) : (
        <HelpScreen {...shared} query={query} onQuery={setQuery} />
      )}
    </>
  )
}

const show = async (props: Parameters<typeof Address>[0], { server = serve(), width = 1440 } = {}) => {
  await page.viewport(width, 900)
  return render(
    <Surroundings server={server} messages={{ ...failures, ...messages }}>
      <main>
        <Address {...props} />
      </main>
    </Surroundings>,
  )
}

test('[SYS-11][MOD-01] the help modal opens at the article of the address, and closes', async () => {
  const onClose = vi.fn()
  await show({ first: 'term', onClose })
  const dialog = page.getByRole('dialog', { name: 'Help centre' })
  await expect.element(dialog.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  await expect.element(dialog.getByText(/You are 21 or older/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Terms of use' })).toHaveAttribute('aria-current', 'true')
  expect(await findings()).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('[SVC-02] the table of contents leads to an article, the search narrows it and stands in the address', async () => {
  const screen = await show({})
  await screen.getByRole('button', { name: 'Withdrawal' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Withdrawal' })).toBeVisible()
  await screen.getByRole('searchbox', { name: 'Search the help centre' }).fill('dieu khoan')
  await expect.element(screen.getByText('#withdraw?dieu khoan')).toBeVisible()
  await expect.element(screen.getByText('1 article', { exact: true })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Deposit' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /^Terms of use/ }).click()
  await expect.element(screen.getByText('#term?dieu khoan')).toBeVisible()
  expect(await findings()).toEqual([])
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText('No article has these words')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Contact us' })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('[SVC-02] beside the list the first article shows until one is chosen; a phone begins with the list', async () => {
  const screen = await show({})
  await expect.element(screen.getByRole('heading', { name: 'Deposit' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByText('#?', { exact: true })).toBeVisible()
  await screen.unmount()
  const phone = await show({}, { width: 412 })
  await expect.element(phone.getByRole('button', { name: 'Deposit' })).toBeVisible()
  expect(phone.getByRole('heading', { name: 'Deposit' }).elements()).toHaveLength(0)
})

test('[SVC-02] on a phone an article takes the place of the list, and leads back', async () => {
  const screen = await show({}, { width: 412 })
  await screen.getByRole('button', { name: 'Privacy' }).click()
  await expect.element(screen.getByText('#4?')).toBeVisible()
  await screen.getByRole('button', { name: 'All articles' }).click()
  await expect.element(screen.getByRole('button', { name: 'Privacy' })).toHaveFocus()
  expect(await findings()).toEqual([])
})

test('[SYS-11] an article that is gone says so, with all others beside it', async () => {
  const screen = await show({ first: 'nowhere' })
  await expect.element(screen.getByText('This article is not here any more')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Deposit' })).toBeVisible()
})

test('[SVC-02] what did not load says so and is asked for again; no articles lead to a person', async () => {
  const server = serve()
  server.fail('503', getHelpCenter)
  const screen = await show({}, { server })
  await expect.element(screen.getByText('This did not load')).toBeVisible()
  expect(await findings()).toEqual([])
  server.heal().answer(getHelpCenter, { list: [] })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('There are no articles yet')).toBeVisible()
})
