import { expect, test } from 'vitest'
import { resource } from '../testing/resources.ts'
import { socialLinks } from './social-links.ts'

const origin = 'https://vesper.example'

test('[SIDE-06] channels whose resource exists are listed, in the order of the specification', () => {
  const resources = [
    resource('FACEBOOK', 'https://f.example/v'),
    resource('TELEGRAM', 'https://t.example/old'),
    resource('TELEGRAM', 'https://t.example/v'),
    resource('Android', '/'),
  ]
  expect(socialLinks(resources, origin)).toEqual([
    { id: 'telegram', label: 'Telegram', href: 'https://t.example/v' },
    { id: 'facebook', label: 'Facebook', href: 'https://f.example/v' },
  ])
  expect(
    socialLinks(
      ['LINE', 'WHATSAPP', 'YOUTUBE', 'TWITTER'].map((key) => resource(key, 'https://x.example/')),
      origin,
    ).map(({ id }) => id),
  ).toEqual(['line', 'whatsapp', 'youtube', 'twitter'])
})

test.each([
  [null],
  [''],
  ['javascript:alert(1)'],
  ['http://t.example/'],
  ['//t.example/'],
  ['https://user@t.example/'],
])('[SIDE-06] %j is no way to a channel', (url) => {
  expect(socialLinks([resource('TELEGRAM', url)], origin)).toEqual([])
})
