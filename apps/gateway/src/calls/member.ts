import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerGetAvatar, answerMemberIcon, answerSetAvatar } from '../member/avatar.ts'
import { answerEndSessions } from '../member/end-sessions.ts'
import { answerListSessions } from '../member/list-sessions.ts'
import { answerMemberInfo } from '../member/member-info.ts'
import { answerChangePaymentPassword, answerHasPaymentPassword, answerSetPaymentPassword } from '../member/payment-password.ts'
import { answerGetProfile } from '../member/profile.ts'
import { answerSecurityConfig } from '../member/security-config.ts'
import { answerUpdateProfile } from '../member/update-profile.ts'
import { answerVerifyEmailCode } from '../member/verify-email-code.ts'
import { answerVerifySmsCode } from '../member/verify-sms-code.ts'

/** Binds the calls of what belongs to a member: details, contacts, guards. */
export function bindMemberCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getMemberInfo, answerMemberInfo)
  serve(app, gateway, records.getMemberIcon, answerMemberIcon)
  serve(app, gateway, records.getAvatar, answerGetAvatar)
  serve(app, gateway, records.setAvatar, answerSetAvatar)
  serve(app, gateway, records.getProfile, answerGetProfile)
  serve(app, gateway, records.updateProfile, answerUpdateProfile)
  serve(app, gateway, records.verifySmsCode, answerVerifySmsCode)
  serve(app, gateway, records.verifyEmailCode, answerVerifyEmailCode)
  serve(app, gateway, records.getSecurityConfig, answerSecurityConfig)
  serve(app, gateway, records.listSessions, answerListSessions)
  serve(app, gateway, records.endSessions, answerEndSessions)
  serve(app, gateway, records.hasPaymentPassword, answerHasPaymentPassword)
  serve(app, gateway, records.setPaymentPassword, answerSetPaymentPassword)
  serve(app, gateway, records.changePaymentPassword, answerChangePaymentPassword)
}
