import type { FakeServer } from '@parlour/api-client/testing'
import failuresEn from '@parlour/i18n/messages/EN.json'
import failuresTy from '@parlour/i18n/messages/TY.json'
import validationEn from '@parlour/validation/messages/EN.json'
import validationTy from '@parlour/validation/messages/TY.json'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import en from '../../messages/EN.json'
import ty from '../../messages/TY.json'
import { createMemoryStore, createTestSession } from './create-test-session.ts'
import { Surroundings, type SurroundingsProps } from './react/index.tsx'

const words = { EN: { ...failuresEn, ...validationEn, ...en }, TY: { ...failuresTy, ...validationTy, ...ty } }

type Options = Partial<Omit<SurroundingsProps, 'server' | 'messages' | 'children' | 'language'>> & {
  language?: keyof typeof words
}

/** Renders a part of this package on a fake server, with a session and a memory of its own. */
export async function renderAuth(children: ReactNode, server: FakeServer, options: Options = {}) {
  const {
    language = 'EN',
    session = createTestSession(),
    rememberStore = createMemoryStore(),
    atoms = createStore(),
    ...rest
  } = options
  const given = { language, session, rememberStore, atoms, ...rest }
  const screen = await render(
    <Surroundings server={server} messages={words[language]} {...given}>
      <main>{children}</main>
    </Surroundings>,
  )
  return { screen, session, rememberStore, atoms }
}
