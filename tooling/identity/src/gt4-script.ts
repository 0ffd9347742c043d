/**
 * A script with the API of the vendor's gt4.js, for demonstrations and tests: `initGeetest4(config, done)`, and on what
 * it hands over `onReady`, `onSuccess`, `onError`, `onClose`, `showCaptcha`, `getValidate`, `destroy`. Its challenge is
 * the proof of work of the gateway, from `/demonstration/challenge` beside it.
 */
export const gt4Script = `'use strict'
{
  const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const hash = async (text) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const prove = async ({ captcha_id, lot_number, gen_time, pow_detail: { version, bits, hashfunc, datetime } }) => {
    for (let at = 0; ; at++) {
      const captcha_output = String(at)
      const pass_token = await hash([version, bits, hashfunc, datetime, captcha_id, lot_number, captcha_output].join('|'))
      if (Number.parseInt(pass_token.slice(0, 8), 16) >>> (32 - bits) === 0) return { captcha_id, lot_number, pass_token, gen_time, captcha_output }
    }
  }
  window.initGeetest4 = (config, done) => {
    const listeners = { ready: [], success: [], error: [], close: [] }
    const tell = (name, value) => listeners[name].forEach((call) => call(value))
    let proof = null
    let box = null
    const work = async (button) => {
      button.disabled = true
      button.textContent = 'One moment'
      try {
        const answer = await fetch('/demonstration/challenge?captcha_id=' + encodeURIComponent(config.captchaId))
        proof = await prove(await answer.json())
        tell('success')
      } catch (error) {
        tell('error', { code: '60500', msg: String(error) })
      }
    }
    const captcha = {
      onReady(call) { listeners.ready.push(call); return captcha },
      onSuccess(call) { listeners.success.push(call); return captcha },
      onError(call) { listeners.error.push(call); return captcha },
      onClose(call) { listeners.close.push(call); return captcha },
      getValidate: () => proof ?? false,
      showCaptcha() {
        box = document.createElement('section')
        const note = document.createElement('p')
        note.textContent = 'Demonstration check: it stands in for the puzzle of a real one.'
        const button = document.createElement('button')
        button.textContent = 'I am a person'
        button.onclick = () => void work(button)
        box.append(note, button)
        document.querySelector('main').append(box)
        button.focus()
      },
      destroy() { box?.remove() },
    }
    done(captcha)
    queueMicrotask(() => tell('ready'))
  }
}
`
