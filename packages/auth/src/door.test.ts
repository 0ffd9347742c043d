import { expect, test } from 'vitest'
import * as door from './index.ts'

test('the door of the core shows these names', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'afterLogin', 'authErrorIds', 'authErrors', 'changePassword', 'checkInvitation', 'checkUsername', 'createCaptcha',
    'createCodeRequest', 'createCodeWaits', 'createRegistration', 'createSession', 'enter', 'forgetReferral',
    'forgetRemembered', 'formDraftName', 'formRules', 'isMobile', 'isOfAge', 'isUnderWay', 'keepReferral', 'loadMember', 'login',
    'loginByCode', 'loginFreePlay', 'loginSocial', 'logout', 'next', 'nextRegistration', 'nextSocial', 'openFlow', 'openRegistration', 'readRefusal',
    'recoverByCode', 'recoverByMail', 'recoveryMethods', 'register', 'registrationFields', 'registrationModes',
    'registrationPayload', 'registrationRulesQuery', 'remember', 'remembered', 'requireAgent', 'requireRealMember',
    'requireToken', 'roleOf', 'runFlow', 'runRegistration', 'sendCode', 'signInCode', 'socialProviders', 'verifyLogin',
  ])
})
