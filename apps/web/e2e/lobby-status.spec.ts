import { expect, expectAccessible, once, test } from './fixtures.ts'

test.describe.configure({ mode: 'serial' })

test('[SYS-16][SYS-18] maintenance takes the place of the page without a reload, leads to a person, and goes again', once, async ({ page, operate }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hot tonight' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await operate('status', 'maintenance')
  try {
    await page.getByRole('link', { name: 'All hot games' }).click()
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible()
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    await expectAccessible(page)
    const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Contact us' }).click()])
    await window.close()
  } finally {
    await operate('status', 'normal')
  }
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeHidden()
})

test('[SYS-17] a visitor of a country that is kept out is told so, with address and country, and may ask a person', once, async ({ page, operate }) => {
  await operate('status', 'restriction', 'PH')
  try {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Restriction of Visit' })).toBeVisible()
    await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible()
    await expect(page.getByText(/Philippines/)).toBeVisible()
    await expectAccessible(page)
    const [window] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Contact us' }).click()])
    await window.close()
  } finally {
    await operate('status', 'normal')
  }
})
