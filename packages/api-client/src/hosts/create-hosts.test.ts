import { expect, test } from 'vitest'
import { createHosts } from './create-hosts.ts'

const urls = ['https://img1.example', 'https://img2.example/', 'https://img3.example']
const [one, two, three] = ['https://img1.example', 'https://img2.example', 'https://img3.example']

const open = (roll = 0, allowed?: readonly string[]) => {
  let time = 0
  const hosts = createHosts(urls, { roll: () => roll, now: () => time, ...(allowed && { allowed }) })
  return { hosts, wait: (milliseconds: number) => (time += milliseconds) }
}

test('[SYS-19] the start is random, every host is tried once, and a page keeps to its start', () => {
  expect(open(0).hosts.order()).toEqual([one, two, three])
  expect(open(0.34).hosts.order()).toEqual([two, three, one])
  const { hosts } = open(0.999)
  expect(hosts.order()).toEqual([three, one, two])
  expect(hosts.order()).toEqual([three, one, two])
})

test('[SYS-19] a host is out for 60 seconds after two failures, and for 60 more when its next try fails', () => {
  const { hosts, wait } = open()
  hosts.failed(one)
  expect(hosts.order()[0]).toBe(one)
  hosts.failed(one)
  expect(hosts.order()).toEqual([two, three])
  wait(59_999)
  expect(hosts.order()).toEqual([two, three])
  wait(1)
  expect(hosts.order()[0]).toBe(one)
  hosts.failed(one)
  expect(hosts.order()).toEqual([two, three])
})

test('[SYS-19] a host that serves again starts with a clean slate', () => {
  const { hosts } = open()
  hosts.failed(two)
  hosts.served(two)
  hosts.failed(two)
  expect(hosts.order()).toContain(two)
})

test('[SYS-19] with every host out there is nothing to try, until one has waited its time', () => {
  const { hosts, wait } = open()
  for (const host of [one, two, three, one, two, three]) hosts.failed(host)
  expect(hosts.order()).toEqual([])
  wait(60_000)
  expect(hosts.order()).toHaveLength(3)
})

test('[SYS-19] a host that is not in the list of the page is skipped and named', () => {
  const { hosts } = open(0, [one, three])
  expect(hosts.order()).toEqual([one, three])
  expect(hosts.skipped).toEqual(['https://img2.example/'])
})

test.each([
  'http://img.example',
  'javascript:alert(1)',
  'https://user@img.example',
  'img.example',
  '//img.example',
  '',
])('[SYS-19] without a list only https hosts are used, not %j', (url) => {
  expect(createHosts([url, url], { roll: () => 0.5, now: () => 0 }).order()).toEqual([])
})

test('[SYS-19] no hosts at all is an empty order, and one host named twice is one try', () => {
  expect(createHosts([], { roll: () => 0.9, now: () => 0 }).order()).toEqual([])
  expect(createHosts([one, `${one}/`], { roll: () => 0.9, now: () => 0 }).order()).toEqual([one])
})
