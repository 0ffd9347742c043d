import { expect, test, vi } from 'vitest'
import { isContractError } from '../../errors.ts'
import { createFakeServer, createTestClient } from '../../testing/index.ts'
import { getSettings, getStatus, getWhitelabel, type Endpoint } from '../index.ts'

const ask = async <E extends Endpoint>(endpoint: E, value: unknown) => {
  const onDropped = vi.fn()
  const fetch = async () => new Response(JSON.stringify({ success: true, value }))
  const answer = await createTestClient(createFakeServer(), { fetch, onDropped }).call(endpoint, {})
  return { answer, dropped: onDropped.mock.calls.reduce<number>((sum, [{ count }]) => sum + Number(count), 0) }
}
const leaf = (modId: string) => ({ modId, enabled: '1' })
const whole = {
  maintenance: false,
  regionRestriction: false,
  location: { ip: '203.0.113.9' },
  info: {
    whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [leaf('REG3')] },
    register: { username: { enabled: true, required: true } },
    resources: [{ resourceType: 'TELEGRAM', url: 'https://t.example.com/x' }],
    customerService: [{ csType: '1', path: 'x' }],
    imageCDNs: ['https://img1.example.com'],
    launchGameCDNs: ['https://play1.example.com'],
  },
}
/** Each breaks one part of the rest, or all of it. */
const broken: Record<string, unknown>[] = [
  { info: null },
  { info: undefined },
  { info: 'none' },
  { info: { ...whole.info, whitelabel: [] } },
  { info: { ...whole.info, register: 5, analytics: 'G-1' } },
  { info: { ...whole.info, resources: 'none', customerService: {}, imageCDNs: [1] } },
  { location: 'PH', maintenanceEndTime: 'soon' },
]

test.each(broken)(
  '[SYS-16] a broken rest (%j) never opens a closed site and never closes an open one',
  async (rest) => {
    for (const maintenance of [true, 1, 'yes', {}]) {
      const { answer } = await ask(getStatus, { ...whole, ...rest, maintenance })
      expect(answer).toMatchObject({ maintenance: true, regionRestriction: false })
    }
    expect((await ask(getStatus, { ...whole, ...rest, regionRestriction: 1 })).answer.regionRestriction).toBe(true)
    for (const no of [false, 0, '', null, undefined]) {
      const { answer } = await ask(getStatus, { ...whole, ...rest, maintenance: no, regionRestriction: no })
      expect(answer).toMatchObject({ maintenance: false, regionRestriction: false })
    }
  },
)

test('[SYS-16] the parts that fit stay beside one that is broken, which is empty, switches nothing on, and is reported', async () => {
  const { answer, dropped } = await ask(getStatus, {
    ...whole,
    info: { ...whole.info, whitelabel: 'all', register: 5 },
  })
  expect(answer.info).toMatchObject({ whitelabel: { enabled: '0', childrenNodes: [] }, register: {} })
  expect(answer.info.resources).toHaveLength(1)
  expect(answer.location).toMatchObject({ ip: '203.0.113.9' })
  expect(dropped).toBe(2)
  expect((await ask(getStatus, whole)).dropped).toBe(0)
  expect((await ask(getStatus, { maintenance: true })).dropped).toBe(0)
})

test('[SYS-16] a tree too deep to read closes nothing and opens nothing', async () => {
  const [open, close] = ['{"modId":"A","enabled":"1","childrenNodes":[', ']}']
  const body = `{"success":true,"value":{"maintenance":1,"info":{"whitelabel":${open.repeat(20_000)}${close.repeat(20_000)}}}}`
  const api = createTestClient(createFakeServer(), { fetch: async () => new Response(body) })
  const status = await api.call(getStatus, {})
  expect([status.maintenance, status.info.whitelabel.enabled]).toEqual([true, '0'])
})

test.each([getSettings, getWhitelabel])(
  '[API-07] nodes without children are leaves, and one bad node is one dropped node ($name)',
  async (endpoint) => {
    const tree = {
      modId: 'ROOT',
      enabled: '1',
      childrenNodes: [
        leaf('REG3'),
        { ...leaf('CBS3'), childrenNodes: null },
        { modId: 'PTSYS3', enabled: 1, childrenNodes: [{ enabled: '1' }, leaf('MEMTRANS3')] },
        { modId: 'INBOX3', enabled: true },
        { modId: 'FREEPLAY3' },
        { enabled: '1', childrenNodes: [leaf('LOST3')] },
        null,
      ],
    }
    const { answer, dropped } = await ask(endpoint, tree)
    const read = (node: typeof answer): string[] => [
      `${node.modId}=${node.enabled}`,
      ...node.childrenNodes.flatMap(read),
    ]
    expect(read(answer)).toEqual(['ROOT=1', 'REG3=1', 'CBS3=1', 'PTSYS3=1', 'MEMTRANS3=1', 'INBOX3=1', 'FREEPLAY3=0'])
    expect(dropped).toBe(3)
  },
)

test('[API-05] a tree without a root is a contract error', async () => {
  const error: unknown = await ask(getSettings, { childrenNodes: [] }).catch((reason: unknown) => reason)
  expect(isContractError(error)).toBe(true)
})
