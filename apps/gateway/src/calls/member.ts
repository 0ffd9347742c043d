import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { handleGetAvatar, handleMemberIcon, handleSetAvatar } from '../member/avatar.ts'
import { handleEndSessions } from '../member/end-sessions.ts'
import { handleListSessions } from '../member/list-sessions.ts'
import { handleMemberInfo } from '../member/member-info.ts'
import { handleChangePaymentPassword, handleHasPaymentPassword, handleSetPaymentPassword } from '../member/payment-password.ts'
import { handleGetProfile } from '../member/profile.ts'
import { handleSecurityConfig } from '../member/security-config.ts'
import { handleUpdateProfile } from '../member/update-profile.ts'
import { handleVerifyEmailCode } from '../member/verify-email-code.ts'
import { handleVerifySmsCode } from '../member/verify-sms-code.ts'

/** Binds the calls of what belongs to a member: details, contacts, guards. */
export function bindMemberCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getMemberInfo, handleMemberInfo)
  serve(app, gateway, records.getMemberIcon, handleMemberIcon)
  serve(app, gateway, records.getAvatar, handleGetAvatar)
  serve(app, gateway, records.setAvatar, handleSetAvatar)
  serve(app, gateway, records.getProfile, handleGetProfile)
  serve(app, gateway, records.updateProfile, handleUpdateProfile)
  serve(app, gateway, records.verifySmsCode, handleVerifySmsCode)
  serve(app, gateway, records.verifyEmailCode, handleVerifyEmailCode)
  serve(app, gateway, records.getSecurityConfig, handleSecurityConfig)
  serve(app, gateway, records.listSessions, handleListSessions)
  serve(app, gateway, records.endSessions, handleEndSessions)
  serve(app, gateway, records.hasPaymentPassword, handleHasPaymentPassword)
  serve(app, gateway, records.setPaymentPassword, handleSetPaymentPassword)
  serve(app, gateway, records.changePaymentPassword, handleChangePaymentPassword)
}
