import pg from 'pg'

/** Whether a server takes a connection and answers a question; it has `within` milliseconds for each. */
export async function isThere(settings: pg.ClientConfig, within: number): Promise<boolean> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: within, query_timeout: within })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    // A server that does not respond does not close its connection either.
    client.end().catch(() => undefined)
  }
}
