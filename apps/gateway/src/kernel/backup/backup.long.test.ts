import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../db/open-database.ts'
import { transfers } from '../db/tables/index.ts'
import { ledgerFaults } from '../ledger/sound.ts'
import type { Files } from '../../app/operator/command.ts'
import { startTestGateway, startTestGatewayOn, type TestGateway } from '../../app/testing/test-gateway.ts'
import { checkChecksum } from './checksum.ts'
import { restoreFolder } from './embedded.ts'
import { backupName } from './name.ts'
import { checkRestored } from './restored.ts'

const embedded = inject('dump') !== null
let place: string
beforeAll(async () => void (place = await mkdtemp(join(tmpdir(), 'parlour-backup-'))))
afterAll(() => rm(place, { recursive: true, force: true }))

const balanceOf = async (site: TestGateway) =>
  (await site.ask('GET', '/wps/v2/wallets/balance', { token: await site.logIn() })).body.value

test.runIf(embedded)(
  'a backup of a running gateway is restored into an empty place: same money, sound books, and it plays on',
  async () => {
    const site = await startTestGateway()
    const before = await balanceOf(site)
    const { files } = (await site.operate('backup', place)) as Files
    for (const { name, content } of files) await writeFile(join(place, name), Buffer.from(content, 'base64'))
    const file = join(place, backupName(site.gateway.clock.now(), 'tar.gz'))
    const folder = join(place, 'restored')

    await checkChecksum(file)
    await restoreFolder(folder, file)
    expect((await stat(join(folder, 'postgres'))).mode & 0o77).toBe(0)
    expect((await checkRestored({ url: null, folder })).transfers).toBe(await site.gateway.db.$count(transfers))
    await expect(restoreFolder(folder, file)).rejects.toThrow('a backup is restored into an empty place only')

    const database = await openDatabase({ url: null, folder })
    const restored = await startTestGatewayOn(database)
    expect(await balanceOf(restored)).toEqual(before)
    const token = await restored.logIn()
    const json = { type: 'IN', vendor: 'NLT', amount: 5 }
    const moved = await restored.ask('POST', '/wps/relay/GCS_walletTransfer', {
      token,
      json,
      headers: { 'Idempotency-Key': 'after-the-restore' },
    })
    expect(moved.body).toMatchObject({ success: true })
    await restored.runJobs()
    expect(restored.logged.filter(({ level }) => level === 'error')).toEqual([])
    expect(await ledgerFaults(database.db)).toEqual([])
    await database.close()
    await site.close()
  },
  900_000,
)
