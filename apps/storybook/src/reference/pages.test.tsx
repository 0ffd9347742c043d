import { errorCodes } from '@parlour/api-client'
import { allEndpoints } from '@parlour/api-client/testing'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ErrorAtlas } from '../errors/error-atlas.tsx'
import { words } from '../words.ts'
import { EndpointReference } from './endpoint-reference.tsx'

const comments = {
  login: { area: 'session', text: 'Opens a session. Codes: login.credentials.invalid, captcha.required. Source: contract 3.3.', members: { 'request.username': 'As it was registered.' } },
}
const findings = async (element: Element) => (await axe.run(element)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

test('[API-01] the reference lists every call, and finds one by a word; its members show with type and comment', async () => {
  const { container } = await render(<EndpointReference comments={comments} />)
  await expect.element(page.getByRole('status')).toHaveTextContent(`${allEndpoints.length} of ${allEndpoints.length} calls`)
  await page.getByRole('searchbox').fill('opens a session')
  await expect.element(page.getByRole('status')).toHaveTextContent(`1 of ${allEndpoints.length} calls`)
  await page.getByText('POST /wps/session/login').click()
  await expect.element(page.getByRole('row', { name: 'username string As it was registered.; min_length 1; max_length 64' })).toBeVisible()
  expect(await findings(container)).toEqual([])
})

test('[BEY-17] the atlas has every code and kind, in each language, with the way out and who says it', async () => {
  const { container } = await render(<ErrorAtlas comments={comments} />)
  for (const code of Object.keys(errorCodes)) {
    const row = [...container.querySelectorAll('h2 ~ table:last-of-type tr')].find((each) => each.querySelector('th')?.textContent === code)
    const [way, english, tagalog] = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
    expect([english, tagalog]).toEqual([words.EN[`api.code.${code}`] ?? '', words.TY[`api.code.${code}`] ?? ''])
    expect(way, code).toBeTruthy()
  }
  await expect.element(page.getByRole('row', { name: /^login\.credentials\.invalid .* login$/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^unsure / })).toBeVisible()
  expect(await findings(container)).toEqual([])
})
