import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerCaptcha } from '../captcha/get-captcha.ts'
import { answerCheckUsername } from '../register/check-username.ts'
import { answerRegister } from '../register/register.ts'
import { answerLogin } from '../session/login.ts'
import { answerLogout } from '../session/logout.ts'
import { answerMemberInfo } from '../session/member-info.ts'

/** Binds the calls of the way in, the way out, and who is here. */
export function bindSessionCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getCaptcha, answerCaptcha)
  serve(app, gateway, records.checkUsername, answerCheckUsername)
  serve(app, gateway, records.register, answerRegister)
  serve(app, gateway, records.login, answerLogin)
  serve(app, gateway, records.logout, answerLogout)
  serve(app, gateway, records.getMemberInfo, answerMemberInfo)
}
