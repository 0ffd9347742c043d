import type { ApiClientOptions } from '@parlour/api-client'
import { ApiProvider } from '@parlour/api-client/react'
import { createTestClient, type FakeServer } from '@parlour/api-client/testing'
import type { LanguageCode, Messages } from '@parlour/i18n'
import { TextProvider } from '@parlour/i18n/react'
import screenKit from '@parlour/screen-kit/messages/EN.json'
import { ToastProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { useState, type ReactNode } from 'react'
import { AuthProvider, type AuthProviderProps } from '../../react/index.ts'
import { createMemoryStore, createTestSession } from '../create-test-session.ts'

/** Props of `Surroundings`: what is left out is a guest who reads English, with an empty memory. */
export interface SurroundingsProps extends Partial<AuthProviderProps> {
  readonly server: FakeServer
  /** Words of the package; those of `@parlour/screen-kit` are there in English. */
  readonly messages: Messages
  readonly language?: LanguageCode
  /** Atoms; a test keeps them to look into them. */
  readonly atoms?: ReturnType<typeof createStore>
  /** What the client is made of instead. */
  readonly client?: Partial<ApiClientOptions>
  /** Words of the list of toasts. */
  readonly toasts?: { readonly label: string; readonly closeLabel: string }
  readonly children: ReactNode
}

const plainToasts = { label: 'Messages', closeLabel: 'Close' }

const surround = ({
  server,
  session = createTestSession(),
  rememberStore = createMemoryStore(),
  atoms = createStore(),
  language = 'EN',
  client,
}: SurroundingsProps) => ({
  api: createTestClient(server, { tokens: session.tokens, language: () => language, ...client }),
  queries: new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  session,
  rememberStore,
  atoms,
})

/**
 * Everything that a screen needs in a test, on a fake server: client,
 * queries without retries, atoms, messages, toasts and session.
 *
 * @example
 * render(
 *   <Surroundings server={createFakeServer()} messages={messages}>
 *     <LoginModal />
 *   </Surroundings>,
 * )
 */
export function Surroundings(props: SurroundingsProps) {
  const {
    server: _server,
    client: _client,
    atoms: _atoms,
    session: _session,
    rememberStore: _store,
    language = 'EN',
    messages,
    toasts = plainToasts,
    children,
    ...auth
  } = props
  const [{ api, queries, session, rememberStore, atoms }] = useState(() => surround(props))
  return (
    <QueryClientProvider client={queries}>
      <Provider store={atoms}>
        <ApiProvider api={api}>
          <TextProvider language={language} messages={{ ...screenKit, ...messages }}>
            <ToastProvider {...toasts}>
              <AuthProvider {...auth} session={session} rememberStore={rememberStore}>
                {children}
              </AuthProvider>
            </ToastProvider>
          </TextProvider>
        </ApiProvider>
      </Provider>
    </QueryClientProvider>
  )
}
