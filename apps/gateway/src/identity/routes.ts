import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import { handleCaptcha } from './captcha/get-captcha.ts'
import { handleGeetestCaptcha } from './captcha/get-geetest-captcha.ts'
import type { Gateway } from '../kernel/config/index.ts'
import { serve } from '../kernel/calls/index.ts'
import { handleRecoverByEmail } from './forgot-password/recover-by-email.ts'
import { handleRecoverByPhone } from './forgot-password/recover-by-phone.ts'
import { handleRecoverBySms } from './forgot-password/recover-by-sms.ts'
import { handleCheckAffiliate } from './register/check-affiliate.ts'
import { handleCheckUsername } from './register/check-username.ts'
import { handleRegisterAutoUsername } from './register/register-auto-username.ts'
import { handleRegisterMobile } from './register/register-mobile.ts'
import { handleRegister } from './register/register.ts'
import { handleSendRegisterCode } from './register/send-register-code.ts'
import { handleChangePassword } from './session/change-password.ts'
import { handleCreateExchangeCode, handleExchangeCode } from './session/exchange-code.ts'
import { handleKeepSession } from './session/keep-session.ts'
import { handleLoginDemo } from './session/login-demo.ts'
import { handleLogin, handleLoginUnsecure } from './session/login.ts'
import { handleLogout } from './session/logout.ts'
import { handleReportFirstLogin } from './session/report-first-login.ts'
import { handleSendLoginCode } from './session/send-login-code.ts'
import { handleVerifyLogin } from './session/verify-login.ts'
import { handleLoginSocial } from './social/login-social.ts'
import { handleGetAvatar, handleMemberIcon, handleSetAvatar } from './member/avatar.ts'
import { handleEndSessions } from './member/end-sessions.ts'
import { handleListSessions } from './member/list-sessions.ts'
import { handleMemberInfo } from './member/member-info.ts'
import {
  handleChangePaymentPassword,
  handleHasPaymentPassword,
  handleSetPaymentPassword,
} from './member/payment-password.ts'
import { handleGetProfile } from './member/profile.ts'
import { handleSecurityConfig } from './member/security-config.ts'
import { handleUpdateProfile } from './member/update-profile.ts'
import { handleVerifyEmailCode } from './member/verify-email-code.ts'
import { handleVerifySmsCode } from './member/verify-sms-code.ts'

/** Binds the calls of registration, login, recovery, sessions and the member. */
export function bindIdentityCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getCaptcha, handleCaptcha)
  serve(app, gateway, records.getGeetestCaptcha, handleGeetestCaptcha)
  serve(app, gateway, records.checkUsername, handleCheckUsername)
  serve(app, gateway, records.checkAffiliate, handleCheckAffiliate)
  serve(app, gateway, records.sendRegisterCode, handleSendRegisterCode)
  serve(app, gateway, records.register, handleRegister)
  serve(app, gateway, records.registerMobile, handleRegisterMobile)
  serve(app, gateway, records.registerAutoUsername, handleRegisterAutoUsername)
  serve(app, gateway, records.sendLoginCode, handleSendLoginCode)
  serve(app, gateway, records.login, handleLogin)
  serve(app, gateway, records.loginUnsecure, handleLoginUnsecure)
  serve(app, gateway, records.loginSocial, handleLoginSocial)
  serve(app, gateway, records.verifyLogin, handleVerifyLogin)
  serve(app, gateway, records.loginDemo, handleLoginDemo)
  serve(app, gateway, records.createExchangeCode, handleCreateExchangeCode)
  serve(app, gateway, records.exchangeCode, handleExchangeCode)
  serve(app, gateway, records.keepSession, handleKeepSession)
  serve(app, gateway, records.logout, handleLogout)
  serve(app, gateway, records.changePassword, handleChangePassword)
  serve(app, gateway, records.recoverByEmail, handleRecoverByEmail)
  serve(app, gateway, records.recoverBySms, handleRecoverBySms)
  serve(app, gateway, records.recoverByPhone, handleRecoverByPhone)
  serve(app, gateway, records.reportFirstLogin, handleReportFirstLogin)
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
