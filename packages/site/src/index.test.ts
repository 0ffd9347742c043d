import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the door lists its names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'announcementsQuery',
    'appLinks',
    'bannerTarget',
    'closesSite',
    'createPictureHosts',
    'createProbe',
    'domainsOf',
    'domainsQuery',
    'enabledModules',
    'fastestOf',
    'interruptionKinds',
    'kindOfAnnouncement',
    'measureDomains',
    'nextInterruption',
    'noticesQuery',
    'popupsFor',
    'promoLink',
    'promotionCategoriesQuery',
    'promotionKinds',
    'promotionTarget',
    'promotionsOfKind',
    'resourceUrl',
    'runningNotices',
    'runningPromotions',
    'siteState',
    'socialLinks',
    'statusQuery',
    'timeLeft',
    'waitingInterruptions',
  ])
})
