/** A fresh session of `demo01` as the server gives it. */
export const sessionWire = { token: 'token-1', id: 1, userName: 'demo01', firstTimeLogin: false, passwordExpired: false, expirationTime: null }

/** Who `demo01` is. */
export const memberWire = { id: 1, account: 'demo01', memberLabel: [] }

/** A picture of one point, as base64 PNG. */
export const captchaPicture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const rule = { enabled: true, required: true, minLength: 6, maxLength: 13, acceptedPattern: '*', patternId: 0 }

/** Rules of a registration: username, password, and an e-mail address that is optional. */
export const registrationWire = {
  username: { ...rule, acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$', patternId: 1 },
  password: { ...rule, maxLength: 12, acceptedPattern: '^(?=.*[a-zA-Z])(?=.*[0-9])[a-zA-Z0-9]+$', patternId: 5 },
  email: { ...rule, required: false, maxLength: 40, acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', patternId: 3 },
}
