import type { ApiClientOptions } from '@parlour/api-client'
import { ApiProvider } from '@parlour/api-client/react'
import { createTestClient, type FakeServer } from '@parlour/api-client/testing'
import failuresEn from '@parlour/i18n/messages/EN.json'
import failuresTy from '@parlour/i18n/messages/TY.json'
import { TextProvider } from '@parlour/i18n/react'
import validationEn from '@parlour/validation/messages/EN.json'
import validationTy from '@parlour/validation/messages/TY.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import en from '../../messages/EN.json'
import ty from '../../messages/TY.json'
import { AuthProvider, type AuthProviderProps } from '../react/index.ts'
import { createMemoryStore, createTestSession } from './create-test-session.ts'

const words = { EN: { ...failuresEn, ...validationEn, ...en }, TY: { ...failuresTy, ...validationTy, ...ty } }

interface Surroundings extends Partial<Omit<AuthProviderProps, 'children'>> {
  language?: 'EN' | 'TY'
  client?: Partial<ApiClientOptions>
}

/** Renders a part of this package on a fake server, with a session and a memory of its own. */
export async function renderAuth(children: ReactNode, server: FakeServer, surroundings: Surroundings = {}) {
  const { language = 'EN', session = createTestSession(), rememberStore = createMemoryStore(), client, ...rest } = surroundings
  const atoms = createStore()
  const api = createTestClient(server, { tokens: session.tokens, language: () => language, ...client })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Provider store={atoms}>
        <ApiProvider api={api}>
          <TextProvider language={language} messages={words[language]}>
            <AuthProvider session={session} rememberStore={rememberStore} {...rest}>
              <main>{children}</main>
            </AuthProvider>
          </TextProvider>
        </ApiProvider>
      </Provider>
    </QueryClientProvider>,
  )
  return { screen, session, rememberStore, atoms, api }
}
