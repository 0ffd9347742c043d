import { getMemberInfo } from '@parlour/api-client/endpoints'
import { createFakeServer, type FakeServer, type Fault } from '@parlour/api-client/testing'
import { createTestSession } from '@parlour/auth/testing'
import { Surroundings } from '@parlour/auth/testing/react'
import type { LanguageCode } from '@parlour/i18n'
import type { Decorator } from '@storybook/react-vite'
import { isValidElement, useState, type ReactNode } from 'react'
import { readGlobals } from './globals/lists.ts'
import { spoken, toastTexts, words } from './messages.ts'

interface Stage {
  /** Says how the server answers; the words of its answers follow the language of the toolbar. */
  readonly server?: (server: FakeServer, language: LanguageCode) => unknown
  readonly session?: 'guest' | 'member'
}

const account = 'linhtran88'

const sessionOf = (who: Stage['session']) => {
  const session = createTestSession()
  if (who === 'member') session.start({ token: 'story', userName: account }, account)
  return session
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** A server with a network between, as the toolbar has it: `normal`, `slow`, or the name of a fault. */
export function createStoryServer(network: string): FakeServer {
  const server = createFakeServer({ wait })
  if (network === 'slow') return server.delay(3_000)
  return network === 'normal' ? server : server.fail(network as Fault)
}

type OnServerProps = Stage & { network: string; language: LanguageCode; children: ReactNode }

function OnServer({ server: answer, session: who, network, language, children }: OnServerProps) {
  const [{ server, session }] = useState(() => {
    // The server knows the member as the session does: what belongs to an account stays on the page.
    const made = createStoryServer(network).answer(getMemberInfo, { id: 1, account, type: 0, memberLabel: [] })
    answer?.(made, language)
    return { server: made, session: sessionOf(who) }
  })
  return (
    <Surroundings
      server={server}
      session={session}
      language={language}
      messages={words[language]}
      toasts={toastTexts(language)}
    >
      {children}
    </Surroundings>
  )
}

/** What the controls of a story can write, as one text. */
const written = (args: object): string =>
  JSON.stringify(args, (_, value: unknown) => (isValidElement(value) ? undefined : value))

/**
 * Puts a story whose parameters name a `server` on a fake one, with words and with a session: `'guest'` or `'member'`.
 * A control begins it anew: screens keep what they were opened with.
 */
export const onServer: Decorator = (Story, { id, args, globals, parameters }) => {
  const { server, session } = parameters as Stage
  if (!server) return <Story />
  const { lang, network } = readGlobals(globals)
  const language = spoken(lang)
  return (
    <OnServer
      key={`${id} ${language} ${network} ${written(args)}`}
      server={server}
      session={session}
      network={network}
      language={language}
    >
      <Story />
    </OnServer>
  )
}
