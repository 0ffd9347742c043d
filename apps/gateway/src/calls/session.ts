import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import { handleCaptcha } from '../captcha/get-captcha.ts'
import { handleGeetestCaptcha } from '../captcha/get-geetest-captcha.ts'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { handleRecoverByEmail } from '../recovery/recover-by-email.ts'
import { handleRecoverByPhone } from '../recovery/recover-by-phone.ts'
import { handleRecoverBySms } from '../recovery/recover-by-sms.ts'
import { handleCheckAffiliate } from '../register/check-affiliate.ts'
import { handleCheckUsername } from '../register/check-username.ts'
import { handleRegisterAutoUsername } from '../register/register-auto-username.ts'
import { handleRegisterMobile } from '../register/register-mobile.ts'
import { handleRegister } from '../register/register.ts'
import { handleSendRegisterCode } from '../register/send-register-code.ts'
import { handleChangePassword } from '../session/change-password.ts'
import { handleCreateExchangeCode, handleExchangeCode } from '../session/exchange-code.ts'
import { handleKeepSession } from '../session/keep-session.ts'
import { handleLoginFreePlay } from '../session/login-free-play.ts'
import { handleLogin, handleLoginUnsecure } from '../session/login.ts'
import { handleLogout } from '../session/logout.ts'
import { handleReportFirstLogin } from '../session/report-first-login.ts'
import { handleSendLoginCode } from '../session/send-login-code.ts'
import { handleVerifyLogin } from '../session/verify-login.ts'
import { handleLoginSocial } from '../social/login-social.ts'
import { bindMemberCalls } from './member.ts'

/** Binds the calls of the way in, the way out, the way back in, and of who is here. */
export function bindSessionCalls(app: Hono, gateway: Gateway): void {
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
  serve(app, gateway, records.loginFreePlay, handleLoginFreePlay)
  serve(app, gateway, records.createExchangeCode, handleCreateExchangeCode)
  serve(app, gateway, records.exchangeCode, handleExchangeCode)
  serve(app, gateway, records.keepSession, handleKeepSession)
  serve(app, gateway, records.logout, handleLogout)
  serve(app, gateway, records.changePassword, handleChangePassword)
  serve(app, gateway, records.recoverByEmail, handleRecoverByEmail)
  serve(app, gateway, records.recoverBySms, handleRecoverBySms)
  serve(app, gateway, records.recoverByPhone, handleRecoverByPhone)
  serve(app, gateway, records.reportFirstLogin, handleReportFirstLogin)
  bindMemberCalls(app, gateway)
}
