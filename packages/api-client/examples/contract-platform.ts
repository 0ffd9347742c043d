// node examples/contract-platform.ts <address> <username> <password>:
// logs in on a platform that has the contract and no more.
import { createApiClient, portsOf } from '@parlour/api-client'
import { contractCalls, relayNames } from '@parlour/api-client/brand'
import { createLegacyCipher, getRsaKey } from '@parlour/api-client/ciphers/legacy'
import { getBalance, login } from '@parlour/api-client/endpoints'
import { createTokens } from './first-call.ts'

/** Logs in by the cipher of the contract and returns the balance in minor units: 12500 is 125.00. */
export async function contractBalance(baseUrl: string, username: string, password: string): Promise<number> {
  const tokens = createTokens()
  const api = createApiClient({
    ...portsOf(globalThis),
    baseUrl,
    merchant: 'vesper',
    language: () => 'EN',
    tokens,
    cipher: async (client) => createLegacyCipher(() => client.call(getRsaKey)),
    overrides: { ...relayNames.classic, ...contractCalls },
  })
  tokens.start((await api.call(login, { username, password })).token)
  return (await api.call(getBalance)).sumBalance
}

if (import.meta.main) {
  const [, , address = 'http://localhost:4100', username = '', password = ''] = process.argv
  process.stdout.write(`${await contractBalance(address, username, password)}\n`)
}
