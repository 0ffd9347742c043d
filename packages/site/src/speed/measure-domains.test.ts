import { expect, test } from 'vitest'
import { domainsOf, fastestOf, measureDomains, type DomainSpeed } from './measure-domains.ts'

const page = 'https://www.vesper.example'
const hosts = ['www.vesper.example', 'vesper2.example:8443']

const measured = async (times: Record<string, (number | null)[]>, stop?: AbortController) => {
  const asked: string[] = []
  const told: DomainSpeed[] = []
  await measureDomains(domainsOf(hosts, page), {
    signal: (stop ?? new AbortController()).signal,
    told: (domain) => told.push(domain),
    probe: async (origin) => {
      asked.push(origin)
      if (asked.length === 2) stop?.abort()
      return times[origin]?.shift() ?? null
    },
  })
  return { asked, told }
}

test('[SIDE-08] every domain starts at 0, with the scheme of the page; what is no host is left out', () => {
  expect(domainsOf([...hosts, 'www.vesper.example', 'evil.example/x', 'user@evil.example', ''], page)).toEqual([
    { host: 'www.vesper.example', origin: 'https://www.vesper.example', speed: 0 },
    { host: 'vesper2.example:8443', origin: 'https://vesper2.example:8443', speed: 0 },
  ])
})

test('[SIDE-08] each domain is asked three times, one after another, and the median counts', async () => {
  const { asked, told } = await measured({
    'https://www.vesper.example': [900, 41.4, 60],
    'https://vesper2.example:8443': [30, 20, 10],
  })
  expect(asked).toEqual([
    ...Array<string>(3).fill('https://www.vesper.example'),
    ...Array<string>(3).fill('https://vesper2.example:8443'),
  ])
  expect(told.map(({ speed }) => speed)).toEqual([60, 20])
  expect(fastestOf(told)?.host).toBe('vesper2.example:8443')
})

test('[SIDE-08] a domain that fails once does not answer and is not asked again; an answer is never faster than 1 ms', async () => {
  const { asked, told } = await measured({
    'https://www.vesper.example': [20, null, 20],
    'https://vesper2.example:8443': [0.2, 0.1, 0.3],
  })
  expect(asked).toHaveLength(5)
  expect(told.map(({ speed }) => speed)).toEqual([null, 1])
})

test('[SIDE-08] ended in the middle, it asks nothing more and tells nothing', async () => {
  const { asked, told } = await measured({ 'https://www.vesper.example': [20, 20, 20] }, new AbortController())
  expect([asked.length, told]).toEqual([2, []])
})

test('[SIDE-08] before the first measure, and where none answers, there is no fastest', () => {
  expect(fastestOf(domainsOf(hosts, page))).toBeNull()
  expect(fastestOf(domainsOf(hosts, page).map((domain) => ({ ...domain, speed: null })))).toBeNull()
})
