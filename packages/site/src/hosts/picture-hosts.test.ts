import { createHosts } from '@parlour/api-client'
import { expect, test } from 'vitest'
import { createPictureHosts } from './picture-hosts.ts'

const [one, two] = ['https://img1.example', 'https://img2.example']

const open = (urls: readonly string[] = [one, two]) => {
  let time = 0
  const pictures = createPictureHosts(createHosts(urls, { roll: () => 0, now: () => time }))
  return { pictures, wait: (milliseconds: number) => (time += milliseconds) }
}

test('[SYS-19] pictures come from the host picked; whole addresses and a site without hosts keep theirs', () => {
  const { pictures } = open()
  expect(pictures.place('/img/a.svg')).toBe('https://img1.example/img/a.svg')
  for (const src of ['https://cdn.example/a.svg', '//cdn.example/a.svg', 'data:,'])
    expect(pictures.place(src)).toBe(src)
  expect(open([]).pictures.place('/img/a.svg')).toBe('/img/a.svg')
})

test('[SYS-19] after two failures the next host serves, for 60 seconds; with all out the page itself', () => {
  const { pictures, wait } = open()
  const fail = () => pictures.failed(pictures.place('/img/a.svg'))
  fail()
  expect(pictures.place('/img/b.svg')).toBe('https://img1.example/img/b.svg')
  fail()
  expect(pictures.place('/img/b.svg')).toBe('https://img2.example/img/b.svg')
  fail()
  fail()
  expect(pictures.place('/img/b.svg')).toBe('/img/b.svg')
  for (const other of ['/img/b.svg', 'https://img1.example.evil.example/img/b.svg']) pictures.failed(other)
  wait(60_000)
  expect(pictures.place('/img/b.svg')).toBe('https://img1.example/img/b.svg')
})

test('[SYS-19] a host that serves again starts anew', () => {
  const { pictures } = open()
  pictures.failed(pictures.place('/img/a.svg'))
  pictures.served(pictures.place('/img/b.svg'))
  pictures.failed(pictures.place('/img/a.svg'))
  expect(pictures.place('/img/c.svg')).toBe('https://img1.example/img/c.svg')
})
