import { errorCodes } from '@parlour/api-client'
import { allEndpoints } from '@parlour/api-client/testing'
import { convert, ThemeProvider, themes } from 'storybook/theming'
import { axeFindings } from '@parlour/vitest/axe'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import reference from 'virtual:call-reference'
import { ErrorAtlas } from '../errors/error-atlas.tsx'
import { words } from '../messages.ts'
import { EndpointReference } from './endpoint-reference.tsx'

const findings = (element: Element) => axeFindings(element)

test('[API-01] the reference lists every call, and finds one by a word; its members show with type and comment', async () => {
  const { container } = await render(
    <ThemeProvider theme={convert(themes.light)}>
      <EndpointReference reference={reference} />
    </ThemeProvider>,
  )
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(`${allEndpoints.length} of ${allEndpoints.length} calls`)
  await page.getByRole('searchbox').fill('/wps/session/login`')
  await expect.element(page.getByRole('status')).toHaveTextContent(`1 of ${allEndpoints.length} calls`)
  await page.getByText('POST /wps/session/login').first().click()
  await expect
    .element(page.getByRole('row', { name: /^username string .*min_length 1 ?; max_length 64/ }))
    .toBeVisible()
  const call = reference.calls.find(({ name }) => name === 'login')
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
  const entry = container.querySelector('#login')
  for (const own of entry?.querySelectorAll('summary, style, button') ?? []) own.remove()
  const shown = entry?.textContent ?? ''
  const written = call?.text.replace(/\]\([^)]*\)/g, '').replace(/^(```ts|\|( --- \|)+)$/gm, '') ?? ''
  expect(plain(shown)).toBe(plain(written))
  expect(await findings(container)).toEqual([])
})

test('[BEY-17] the atlas has every code and kind, in each language, with the way out and who says it', async () => {
  const { container } = await render(<ErrorAtlas reference={reference} />)
  for (const code of Object.keys(errorCodes)) {
    const row = [...container.querySelectorAll('h2 ~ table:last-of-type tr')].find(
      (each) => each.querySelector('th')?.textContent === code,
    )
    const [way, english, tagalog] = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
    expect([english, tagalog]).toEqual([words.EN[`api.code.${code}`] ?? '', words.TY[`api.code.${code}`] ?? ''])
    expect(way, code).toBeTruthy()
  }
  await expect
    .element(
      page.getByRole('row', { name: /^login\.credentials\.invalid .* login .*Show the text beside the password/ }),
    )
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /^unsure / })).toBeVisible()
  expect(await findings(container)).toEqual([])
})
