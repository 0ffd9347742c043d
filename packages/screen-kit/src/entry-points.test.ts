import { expect, test } from 'vitest'
import * as core from './index.ts'
import * as screens from './react/index.ts'

test('the entry points list their names', () => {
  expect(Object.keys(core).toSorted()).toEqual(['isPaymentPassword', 'linkTarget', 'paymentDigits'])
  expect(Object.keys(screens).toSorted()).toEqual([
    'AccountProvider',
    'Failed',
    'GiveUp',
    'LazyModal',
    'ListTable',
    'LostAnswer',
    'LostNotice',
    'PaymentField',
    'PictureField',
    'SaveFile',
    'Stale',
    'useAccount',
    'useAccountRole',
    'useFocusOnArrival',
    'useIfMounted',
    'useJustOpened',
    'useNow',
    'usePager',
    'usePictures',
    'useProblem',
    'useRealAccount',
    'useSigned',
    'useSignedIn',
  ])
})
