import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door of the core shows these names', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'afterLogin', 'authErrors', 'checkUsername', 'createCaptcha', 'createRegistration', 'createSession',
    'forgetRemembered', 'formRules', 'keepReferral', 'loadMember', 'login', 'logout', 'next', 'openFlow', 'readRefusal', 'register',
    'registrationFields', 'registrationPayload', 'registrationRulesQuery', 'remember', 'remembered', 'roleOf', 'runFlow',
  ])
})
