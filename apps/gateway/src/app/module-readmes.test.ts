import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as tables from '../kernel/db/tables/index.ts'

const modules = ['kernel', 'identity', 'content', 'money', 'play', 'agents', 'rewards', 'app']

test('each table is named by the README of one module, and none that is not there', () => {
  const named = modules.flatMap((name) => {
    const text = readFileSync(new URL(`../${name}/README.md`, import.meta.url), 'utf8')
    const [list = ''] = (text.split('\nTables: ')[1] ?? '').split('.')
    return [...list.matchAll(/`([a-z_]+)`/g)].map(([, table = '']) => table)
  })
  const made = Object.values(tables).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  expect(named.toSorted()).toEqual(made.toSorted())
})
