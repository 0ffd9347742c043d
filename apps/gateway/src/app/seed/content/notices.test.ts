import { expect, test } from 'vitest'
import { inEachLanguage, type Language } from '../../../kernel/http/languages.ts'
import { games } from '../catalogue/index.ts'
import { newShelf } from '../catalogue/shelves.ts'
import { seedAgentNotices } from '../agents/notices.ts'
import { seedInboxMessages } from './inbox-messages.ts'
import { seedNotices } from './notices.ts'

const languages = Object.keys(inEachLanguage(String)) as Language[]
/** The titles of the catalogue that a text names. */
const named = (text: string): string[] => games.flatMap(({ title }) => (text.includes(title) ? [title] : []))
const notice = seedNotices.find(({ id }) => id === 202)
const texts = seedInboxMessages.flatMap(({ values: { content } }) =>
  typeof content === 'object' && content !== null && 'EN' in content && /new games/.test(content.EN)
    ? [content as Record<Language, string>]
    : [],
)

test.each(languages)('[LOB-01] in %s the games that are announced as new lead the row of new games', (language) => {
  expect(texts).toHaveLength(1)
  for (const text of [notice?.text[language], ...texts.map((words) => words[language])])
    expect(named(text ?? '').toSorted()).toEqual(newShelf.slice(0, 3).toSorted())
  expect(notice?.title.EN).toContain('Fourteen')
  expect(newShelf).toHaveLength(14)
})

test('[AGT-02] no notice sends agents to a page of contracts, which the agent centre does not have', () => {
  for (const { title, text } of seedAgentNotices)
    expect(`${title.EN} ${text.EN}`).not.toMatch(/under contracts|in your agent centre|side-by-side/)
})
