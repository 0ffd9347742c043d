import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { promotionsQuery } from '@parlour/promotions'
import { announcementsQuery } from '@parlour/site'
import { expect, test } from 'vitest'

test('[LOB-01] home asks once for its announcements, banners and promotions: they are one answer of the cache', () => {
  const api = createTestClient(createFakeServer())
  expect(promotionsQuery(api, 'TY').queryKey).toEqual(announcementsQuery(api, 'TY').queryKey)
})
