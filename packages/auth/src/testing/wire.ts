/** A fresh session of `demo01` as the server gives it. */
export const sessionWire = {
  token: 'token-1',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: false,
  passwordExpired: false,
  expirationTime: null,
}

/** Who `demo01` is. */
export const memberWire = { id: 1, account: 'demo01', memberLabel: [] }

/** A picture of one point, as base64 PNG. */
export const captchaPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A picture with the signs 7K4Q, for the eyes: a platform sends base64 PNG. */
export const captchaDrawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48"><rect width="120" height="48" fill="#e7e6f4"/><path d="M6 32C34 6 76 44 114 14" stroke="#8f8cc4" stroke-width="2" fill="none"/><text x="16" y="35" font-family="Georgia,serif" font-size="30" font-weight="700" fill="#29265c" letter-spacing="6">7K4Q</text></svg>',
)}`

const rule = { enabled: true, required: true, minLength: 6, maxLength: 13, acceptedPattern: '*', patternId: 0 }

/** Rules of a registration: username, password, and an e-mail address that is optional. */
export const registrationWire = {
  username: { ...rule, acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$', patternId: 1 },
  password: { ...rule, maxLength: 12, acceptedPattern: '^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$', patternId: 5 },
  email: { ...rule, required: false, maxLength: 40, acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', patternId: 3 },
}
