import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door of the core shows these names', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'afterLogin', 'authErrorIds', 'authErrors', 'checkUsername', 'createCaptcha', 'createCodeRequest', 'createCodeWaits', 'createRegistration', 'createSession', 'enter',
    'forgetRemembered', 'formRules', 'keepReferral', 'loadMember', 'login', 'loginByCode', 'loginFreePlay', 'logout', 'next', 'openFlow', 'readRefusal', 'register',
    'registrationFields', 'registrationPayload', 'registrationRulesQuery', 'remember', 'remembered', 'requireAgent', 'requireRealMember', 'requireToken', 'roleOf', 'runFlow', 'signInCode', 'socialProviders', 'verifyLogin',
  ])
})
