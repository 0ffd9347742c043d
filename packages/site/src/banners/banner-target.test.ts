import { expect, test } from 'vitest'
import type { Banner } from '@parlour/api-client/endpoints'
import { bannerTarget } from './banner-target.ts'

const origin = 'https://vesper.example'
const banner = (part: Partial<Banner>): Banner => ({
  title: 'Friday pays you back',
  bannerId: 1,
  announcementId: null,
  url: '/b.svg',
  mobileUrl: null,
  groupName: 'w_home',
  linkage: null,
  linkageType: null,
  vendor: null,
  gameType: null,
  nodeId: null,
  roomId: null,
  ...part,
})

test('[BAN-04] a banner goes where its linkage type says', () => {
  expect(bannerTarget(banner({ linkageType: 'URL', linkage: '/fish' }), origin)).toEqual({
    kind: 'path',
    path: '/fish',
  })
  expect(bannerTarget(banner({ linkageType: 'URL', linkage: 'https://t.example/' }), origin)).toEqual({
    kind: 'external',
    url: 'https://t.example/',
  })
  expect(bannerTarget(banner({ linkageType: 'P', linkage: '11' }), origin)).toEqual({ kind: 'promotion', id: '11' })
  expect(bannerTarget(banner({ linkageType: 'G', nodeId: 5, vendor: 'KW', roomId: 'r' }), origin)).toEqual({
    kind: 'game',
    nodeId: 5,
    vendor: 'KW',
    roomId: 'r',
  })
})

test('[BAN-04] without a linkage type, or with a hostile address, a banner is not clickable', () => {
  expect(bannerTarget(banner({}), origin)).toBeNull()
  expect(bannerTarget(banner({ linkageType: 'URL', linkage: 'javascript:alert(1)' }), origin)).toBeNull()
  expect(bannerTarget(banner({ linkageType: 'URL', linkage: '//evil.example' }), origin)).toBeNull()
})
