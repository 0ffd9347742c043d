import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const required = (address: string): string => `
  const { boxCipher, createApiClient, isRefused, portsOf } = require('@parlour/api-client')
  const { listGames, login } = require('@parlour/api-client/endpoints')
  const { createFakeServer, createTestClient } = require('@parlour/api-client/testing')
  const api = createApiClient({ ...portsOf(globalThis), baseUrl: ${JSON.stringify(address)}, merchant: 'kalesa', language: () => 'EN',
    tokens: { get: () => null, expired: () => undefined }, cipher: boxCipher })
  api.call(listGames, { pageSize: 5 }).then(async ({ games }) => {
    const refused = await api.call(login, { username: 'nobody1234', password: 'wrong' }).catch((error) => isRefused(error, 'login.credentials.invalid'))
    const lost = await createTestClient(createFakeServer().fail('500')).call(login, { username: 'a', password: 'b' }).catch((error) => isRefused(error, 'server.error'))
    console.log(games.length, refused, lost)
  })`

/** What the script of a copied site prints about the games of a platform, one a line. */
export async function listByImport(folder: string, address: string, word: string): Promise<string[]> {
  const { stdout } = await execute(process.execPath, ['list-games.mjs', address, word], { cwd: folder })
  return stdout.trim().split('\n')
}

/**
 * The same package by `require`: how many games a page of five has, whether a sealed login was refused as it should,
 * and whether the test kit breaks when told.
 */
export async function listByRequire(folder: string, address: string): Promise<string> {
  const { stdout } = await execute(process.execPath, ['--input-type=commonjs', '--eval', required(address)], {
    cwd: folder,
  })
  return stdout.trim()
}
