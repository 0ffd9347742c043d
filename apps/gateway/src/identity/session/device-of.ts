import type { Call } from '../../kernel/http/index.ts'

const deviceForm = /^[\w-]{8,64}$/

/**
 * The device a call comes from: what it tells as `loginDeviceId`,
 * else the cookie `SHELL_deviceId`; null when neither is there.
 */
export function deviceOf(call: Call<{ readonly loginDeviceId?: string | undefined }>): string | null {
  const told = call.request.loginDeviceId ?? call.cookie('SHELL_deviceId')
  return deviceForm.test(told) ? told : null
}
