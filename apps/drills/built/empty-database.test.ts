import { hasPostgres, startGateway, startPostgres } from '@parlour/servers'
import { expect, test } from 'vitest'

test.runIf(hasPostgres())(
  'an empty database of a server stays without a table until PARLOUR_SEED says what it is for',
  async () => {
    const server = await startPostgres()
    try {
      const databaseUrl = server.createDatabase('empty')
      const tables = async () =>
        Number(await server.query(`select count(*) from pg_tables where schemaname = 'public'`, 'empty'))
      await expect(startGateway({ databaseUrl, test: false, env: { PARLOUR_SEED: '' } })).rejects.toThrow(
        /the database of DATABASE_URL is empty; set PARLOUR_SEED to what it is to be filled with: demo, catalogue, none/,
      )
      expect(await tables()).toBe(0)
      for (const PARLOUR_SEED of ['none', '']) {
        const gateway = await startGateway({ databaseUrl, test: false, env: { PARLOUR_SEED } })
        await gateway.stop()
      }
      expect(await tables()).toBeGreaterThan(0)
    } finally {
      await server.stop()
    }
  },
  120_000,
)
