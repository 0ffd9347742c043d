import { isOneOf } from '../objects/record-of.ts'

/** What a server must be for the gateway to work on it; the names are those of libpq. */
export type TargetSession = 'any' | 'read-write' | 'primary'

/** One server of an address. */
export interface DatabaseHost {
  /** Address of this server alone, with its password. */
  readonly url: string
  /** `host:port`, for people. */
  readonly name: string
}

/** The address of a database: the servers in the order they are tried. */
export interface DatabaseAddress {
  readonly hosts: readonly DatabaseHost[]
  readonly target: TargetSession
  /** Servers and database for people, without the password. */
  readonly describe: string
}

const form = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#]*)([^?#]*)(\?[^#]*)?$/
const targets: readonly TargetSession[] = ['any', 'read-write', 'primary']
const attribute = 'target_session_attrs'

/**
 * Reads `DATABASE_URL`. Several servers stand in it as libpq writes them, `postgres://user@one:5432,two:5432/parlour`;
 * of several the gateway wants one that it may write to unless `target_session_attrs` says otherwise.
 * @throws when it is no address of PostgreSQL, or asks for a server that cannot be written to
 */
export function readDatabaseUrl(text: string): DatabaseAddress {
  const [, scheme = '', user = '', authority = '', path = '', query = ''] = form.exec(text) ?? []
  if (!scheme) throw new Error('it is no address such as postgres://user:password@host:5432/database')
  const names = authority.split(',')
  if (names.length > 1 && names.includes('')) throw new Error('one of its hosts has no name')
  const options = new URLSearchParams(query)
  const target = options.get(attribute) ?? (names.length > 1 ? 'read-write' : 'any')
  if (!isOneOf(targets, target))
    throw new Error(`${attribute} must be one of ${targets.join(', ')}: the gateway writes`)
  options.delete(attribute)
  const rest = `${path}${options.size > 0 ? `?${options}` : ''}`
  const hosts = names.map((name) => ({ url: `${scheme}${user}${name}${rest}`, name: name || 'localhost' }))
  for (const { url } of hosts)
    if (!URL.canParse(url, 'postgres://base')) throw new Error('one of its hosts or ports cannot be read')
  return {
    hosts,
    target,
    describe: `PostgreSQL at ${hosts.map(({ name }) => name).join(', ')}${path}`,
  }
}
