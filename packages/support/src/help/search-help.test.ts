import type { HelpArticle } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { helpAnswer } from '../testing/help.ts'
import { anchorOf, searchHelp } from './search-help.ts'

const articles = helpAnswer.list as HelpArticle[]
const titles = (query: string) => searchHelp(articles, query).map(({ article }) => article.title)

test.for([
  ['', ['Deposit', 'Withdrawal', 'Terms of use', 'Privacy']],
  ['  ', ['Deposit', 'Withdrawal', 'Terms of use', 'Privacy']],
  ['withdrawal', ['Withdrawal']],
  ['WITHDRÁWAL', ['Withdrawal']],
  ['account', ['Withdrawal', 'Terms of use']],
  ['same account', ['Withdrawal']],
  ['dieu khoan', ['Terms of use']],
  ['Điều', ['Terms of use']],
  ['h3', []],
  ['amp', []],
  ['way & a', ['Deposit']],
] as const)('[SVC-02] a search for %j finds %j', ([query, expected]) => {
  expect(titles(query)).toEqual(expected)
})

test('[SVC-02] an article with the words in its title comes first, one found in its text shows them', () => {
  const found = searchHelp(
    [{ id: 9, anchor: 'x', title: 'Other', content: '<p>About the terms.</p>' }, ...articles] as HelpArticle[],
    'terms',
  )
  expect(found.map(({ article, excerpt }) => [article.title, excerpt])).toEqual([
    ['Terms of use', null],
    ['Other', 'About the terms.'],
  ])
  expect(searchHelp(articles, 'by hand')[0]?.excerpt).toBe(
    '…We check every withdrawal by hand; most are paid on the same day. Name and account must m…',
  )
})

test('[SYS-11] an article is named by its anchor, else by its number', () => {
  expect(articles.map(anchorOf)).toEqual(['deposit', 'withdraw', 'term', '4'])
})
