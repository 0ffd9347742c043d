import type { ConnectorAnswer } from '@parlour/auth/connector'
import type { Settings } from './settings.ts'

interface Captcha {
  onReady(call: () => void): Captcha
  onSuccess(call: () => void): Captcha
  onError(call: (error: unknown) => void): Captcha
  onClose(call: () => void): Captcha
  showCaptcha(): void
  getValidate(): Readonly<Record<string, string>> | false
  destroy(): void
}

type InitGeetest4 = (config: Readonly<Record<string, string>>, done: (captcha: Captcha) => void) => void

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src: address,
      onload: () => resolve(),
      onerror: reject,
    })
    document.head.append(script)
  })

/**
 * Runs the vendor's check of GeeTest v4 and brings its proof; closing the puzzle is an answer too.
 * @throws what the provider says
 */
export async function askForProof({
  script,
  captchaId,
  language,
}: NonNullable<Settings['geetest']>): Promise<ConnectorAnswer> {
  await load(script)
  const { initGeetest4 } = window as unknown as { initGeetest4: InitGeetest4 }
  return new Promise((resolve, reject) => {
    initGeetest4({ captchaId, product: 'bind', language }, (captcha) => {
      const proof = (): ConnectorAnswer => {
        const {
          captcha_id = '',
          lot_number = '',
          pass_token = '',
          gen_time = '',
          captcha_output = '',
        } = captcha.getValidate() || {}
        return { answer: 'proof', geetestValidateV4: { captcha_id, lot_number, pass_token, gen_time, captcha_output } }
      }
      captcha
        .onReady(() => captcha.showCaptcha())
        .onSuccess(() => resolve(proof()))
        .onClose(() => resolve({ answer: 'cancelled' }))
        .onError(reject)
    })
  })
}
