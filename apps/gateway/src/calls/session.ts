import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import { answerCaptcha } from '../captcha/get-captcha.ts'
import { answerGeetestCaptcha } from '../captcha/get-geetest-captcha.ts'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerRecoverByEmail } from '../recovery/recover-by-email.ts'
import { answerRecoverByPhone } from '../recovery/recover-by-phone.ts'
import { answerRecoverBySms } from '../recovery/recover-by-sms.ts'
import { answerCheckAffiliate } from '../register/check-affiliate.ts'
import { answerCheckUsername } from '../register/check-username.ts'
import { answerRegisterAutoUsername } from '../register/register-auto-username.ts'
import { answerRegisterMobile } from '../register/register-mobile.ts'
import { answerRegister } from '../register/register.ts'
import { answerSendRegisterCode } from '../register/send-register-code.ts'
import { answerChangePassword } from '../session/change-password.ts'
import { answerCreateExchangeCode, answerExchangeCode } from '../session/exchange-code.ts'
import { answerKeepSession } from '../session/keep-session.ts'
import { answerLoginFreePlay } from '../session/login-free-play.ts'
import { answerLogin, answerLoginUnsecure } from '../session/login.ts'
import { answerLogout } from '../session/logout.ts'
import { answerReportFirstLogin } from '../session/report-first-login.ts'
import { answerSendLoginCode } from '../session/send-login-code.ts'
import { answerVerifyLogin } from '../session/verify-login.ts'
import { answerLoginSocial } from '../social/login-social.ts'
import { bindMemberCalls } from './member.ts'

/** Binds the calls of the way in, the way out, the way back in, and of who is here. */
export function bindSessionCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getCaptcha, answerCaptcha)
  serve(app, gateway, records.getGeetestCaptcha, answerGeetestCaptcha)
  serve(app, gateway, records.checkUsername, answerCheckUsername)
  serve(app, gateway, records.checkAffiliate, answerCheckAffiliate)
  serve(app, gateway, records.sendRegisterCode, answerSendRegisterCode)
  serve(app, gateway, records.register, answerRegister)
  serve(app, gateway, records.registerMobile, answerRegisterMobile)
  serve(app, gateway, records.registerAutoUsername, answerRegisterAutoUsername)
  serve(app, gateway, records.sendLoginCode, answerSendLoginCode)
  serve(app, gateway, records.login, answerLogin)
  serve(app, gateway, records.loginUnsecure, answerLoginUnsecure)
  serve(app, gateway, records.loginSocial, answerLoginSocial)
  serve(app, gateway, records.verifyLogin, answerVerifyLogin)
  serve(app, gateway, records.loginFreePlay, answerLoginFreePlay)
  serve(app, gateway, records.createExchangeCode, answerCreateExchangeCode)
  serve(app, gateway, records.exchangeCode, answerExchangeCode)
  serve(app, gateway, records.keepSession, answerKeepSession)
  serve(app, gateway, records.logout, answerLogout)
  serve(app, gateway, records.changePassword, answerChangePassword)
  serve(app, gateway, records.recoverByEmail, answerRecoverByEmail)
  serve(app, gateway, records.recoverBySms, answerRecoverBySms)
  serve(app, gateway, records.recoverByPhone, answerRecoverByPhone)
  serve(app, gateway, records.reportFirstLogin, answerReportFirstLogin)
  bindMemberCalls(app, gateway)
}
