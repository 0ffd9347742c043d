import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { Fault, faultCodes, type FaultCode } from './faults.ts'
import { digestOf, hexOf, type Keys } from './keys.ts'
import type { makePhones } from './phones.ts'

interface ToolkitInput {
  readonly projectId: string
  readonly keys: Keys
  readonly phones: ReturnType<typeof makePhones>
  readonly now: () => number
  /** The next answers that are faults, the first one first. */
  readonly faults: FaultCode[]
}

type Body = Readonly<Record<string, unknown>>

const life = 3600

/** The calls of Firebase Authentication that its SDK makes: identitytoolkit v1 and securetoken v1. */
export function makeToolkit({ projectId, keys, phones, now, faults }: ToolkitInput) {
  const seconds = () => Math.floor(now() / 1000)

  const token = async (userId: string, provider: string, identity: string) => ({
    idToken: await keys.sign({
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: userId,
      user_id: userId,
      auth_time: seconds(),
      iat: seconds(),
      exp: seconds() + life,
      ...(provider === 'phone' ? { phone_number: identity } : {}),
      firebase: { sign_in_provider: provider, identities: { [provider]: [identity] } },
    }),
    refreshToken: `${provider}/${identity}`,
    expiresIn: String(life),
    localId: userId,
  })

  const userOf = async (provider: string, identity: string) => (await digestOf(`${provider}/${identity}`)).slice(0, 28)

  const byPhone = async ({ sessionInfo, code }: Body) => {
    const number = phones.prove(sessionInfo, code)
    return { ...(await token(await userOf('phone', number), 'phone', number)), phoneNumber: number, isNewUser: false }
  }

  const byProvider = async ({ postBody }: Body) => {
    const form = new URLSearchParams(String(postBody))
    const provider = form.get('providerId') ?? ''
    const { payload } = await jwtVerify(form.get('id_token') ?? '', createLocalJWKSet(await keys.set()), {
      currentDate: new Date(now()),
    }).catch(() => {
      throw new Fault('INVALID_IDP_RESPONSE')
    })
    if (payload['nonce'] !== (await hexOf(form.get('nonce') ?? ''))) throw new Fault('MISSING_OR_INVALID_NONCE')
    const subject = String(payload.sub)
    return {
      ...(await token(await userOf(provider, subject), provider, subject)),
      providerId: provider,
      federatedId: subject,
      isNewUser: false,
    }
  }

  const lookup = async ({ idToken }: Body) => {
    const { sub } = decodeJwt(String(idToken))
    return { users: [{ localId: sub, providerUserInfo: [], lastLoginAt: String(now()), createdAt: String(now()) }] }
  }

  const calls: Readonly<Record<string, (body: Body) => Promise<unknown>>> = {
    sendVerificationCode: async ({ phoneNumber }) => ({ sessionInfo: await phones.send(phoneNumber) }),
    signInWithPhoneNumber: byPhone,
    signInWithIdp: byProvider,
    lookup,
  }

  return async (request: Request, path: string): Promise<Response | null> => {
    if (path.endsWith('/v2/recaptchaConfig'))
      return Response.json({
        recaptchaKey: 'projects/demonstration/keys/none',
        recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
      })
    const call = calls[/\/v1\/accounts:(\w+)$/.exec(path)?.[1] ?? '']
    if (!call || request.method !== 'POST') return null
    try {
      // The SDK looks accounts up when it likes; what fails is what somebody asked for.
      const fault = call === lookup ? undefined : faults.shift()
      if (fault) throw new Fault(faultCodes[fault])
      return Response.json(await call((await request.json()) as Body))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return Response.json(
        {
          error: {
            code: 400,
            message: error.message,
            errors: [{ message: error.message, reason: 'invalid', domain: 'global' }],
          },
        },
        { status: 400 },
      )
    }
  }
}
