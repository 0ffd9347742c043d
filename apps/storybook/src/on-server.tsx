import { createFakeServer, type FakeServer } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import type { LanguageCode } from '@parlour/i18n'
import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { toastWords, words } from './words.ts'

interface Stage {
  /** Says how the server answers; the words of its answers follow the language of the toolbar. */
  readonly server?: (server: FakeServer, language: LanguageCode) => unknown
  readonly session?: 'guest' | 'member'
}

const sessionOf = (who: Stage['session']) => {
  const session = createTestSession()
  if (who === 'member') session.start({ token: 'story', userName: 'linhtran88' }, 'linhtran88')
  return session
}

function OnServer({ server: answer, session: who, language, children }: Stage & { language: LanguageCode; children: ReactNode }) {
  const [{ server, session }] = useState(() => {
    const made = createFakeServer({ wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)) })
    answer?.(made, language)
    return { server: made, session: sessionOf(who) }
  })
  return (
    <Surroundings server={server} session={session} language={language} messages={words[language]} toasts={toastWords[language]}>
      {children}
    </Surroundings>
  )
}

/** Puts a story whose parameters name a `server` on a fake one, with words and with a session: `'guest'` or `'member'`. */
export const onServer: Decorator = (Story, { id, globals, parameters }) => {
  const { server, session } = parameters as Stage
  if (!server) return <Story />
  const language = globals.lang === 'fil' ? 'TY' : 'EN'
  return (
    <OnServer key={`${id} ${language}`} server={server} session={session} language={language}>
      <Story />
    </OnServer>
  )
}
