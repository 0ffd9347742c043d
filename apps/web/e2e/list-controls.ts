import { expect, type Page } from '@playwright/test'
import { isPhone } from './fixtures.ts'

/** Does something with the filters of the list of a page; on a phone they stand in a sheet. */
export async function withFilters(page: Page, choose: () => Promise<unknown>): Promise<void> {
  if (!isPhone(page)) return void (await choose())
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  await choose()
  await sheet.getByRole('button', { name: /^Show [\d,]+ rows?$/ }).click()
  await expect(sheet).toHaveCount(0)
}

/** Sorts the list of a page by a column whose head says `name`. */
export async function sortBy(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) return page.getByRole('columnheader', { name }).getByRole('button').click()
  await withFilters(page, () => page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: name }))
}
