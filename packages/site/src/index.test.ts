import { expect, test } from 'vitest'
import * as core from './index.ts'

test('the entry point lists its names', () => {
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
    'resourceUrl',
    'runningNotices',
    'siteState',
    'socialLinks',
    'statusQuery',
    'waitingInterruptions',
  ])
})
