import { expect, test } from 'vitest'
import { readDatabaseUrl } from './database-url.ts'

test('one server is taken as it is written', () => {
  expect(readDatabaseUrl('postgres://maria:s%40cret@db.example:5433/parlour?sslmode=require')).toEqual({
    hosts: [{ url: 'postgres://maria:s%40cret@db.example:5433/parlour?sslmode=require', name: 'db.example:5433' }],
    target: 'any',
    describe: 'PostgreSQL at db.example:5433/parlour',
  })
  expect(readDatabaseUrl('postgresql:///parlour?host=/run/postgresql').hosts).toEqual([
    { url: 'postgresql:///parlour?host=%2Frun%2Fpostgresql', name: 'localhost' },
  ])
})

test('several servers stand in one address, as libpq has them; of several one that can be written to is wanted', () => {
  const { hosts, target, describe } = readDatabaseUrl('postgres://maria:secret@one:5432,[::1]:5433/parlour')
  expect(hosts).toEqual([
    { url: 'postgres://maria:secret@one:5432/parlour', name: 'one:5432' },
    { url: 'postgres://maria:secret@[::1]:5433/parlour', name: '[::1]:5433' },
  ])
  expect([target, describe]).toEqual(['read-write', 'PostgreSQL at one:5432, [::1]:5433/parlour'])
  expect(readDatabaseUrl('postgres://one,two/parlour?target_session_attrs=primary&sslmode=disable')).toMatchObject({
    target: 'primary',
    hosts: [{ url: 'postgres://one/parlour?sslmode=disable' }, { url: 'postgres://two/parlour?sslmode=disable' }],
  })
})

test('what cannot work is refused in words that name no password', () => {
  for (const [text, words] of [
    ['not a url', /no address/],
    ['postgres://maria:secret@one:x/parlour', /cannot be read/],
    ['postgres://maria:secret@one,,two/parlour', /no name/],
    ['postgres://maria:secret@one/parlour?target_session_attrs=standby', /must be one of any, read-write, primary/],
  ] as const) {
    expect(() => readDatabaseUrl(text)).toThrow(words)
    expect(() => readDatabaseUrl(text)).not.toThrow(/secret/)
  }
})
