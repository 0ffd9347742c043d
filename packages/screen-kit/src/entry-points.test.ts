import { expect, test } from 'vitest'
import * as core from './index.ts'
import * as screens from './react/index.ts'

test('the entry points list their names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'createListSize',
    'isPaymentPassword',
    'linkTarget',
    'listPaging',
    'pageNumber',
    'pagingSearch',
    'paymentDigits',
    'sortInput',
    'sortOf',
  ])
  expect(Object.keys(screens).toSorted()).toEqual([
    'AccountProvider',
    'AsOf',
    'BonusUnsaid',
    'Failed',
    'GiveUp',
    'LazyModal',
    'ListBody',
    'ListSizeProvider',
    'ListTable',
    'LostAnswer',
    'LostNotice',
    'NoPage',
    'PageLink',
    'PaymentField',
    'PictureField',
    'SaveFile',
    'Stale',
    'daysFilter',
    'keepRows',
    'kindFilter',
    'useAccount',
    'useAccountRole',
    'useAsOf',
    'useFocusOnArrival',
    'useIfMounted',
    'useIssueText',
    'useJustOpened',
    'useListSize',
    'useNow',
    'usePager',
    'usePictures',
    'useProblem',
    'useRealAccount',
    'useSigned',
    'useSignedIn',
  ])
})
