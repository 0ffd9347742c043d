import { readPhone } from '@parlour/validation/phone'

/**
 * What a code is asked for; each purpose has a countdown of its own. `contact` is a new number or address of a member,
 * `withdraw` a withdrawal of one.
 */
export type CodePurpose = 'login' | 'register' | 'register-mobile' | 'recovery' | 'contact' | 'withdraw'

/**
 * Where a code goes: a mobile number with its dialling code without plus, a mail address (`contact` only), or the
 * member's own number (`withdraw` only), of which the page knows no more than the platform shows.
 */
export type OtpTarget =
  | { readonly dialingCode: string; readonly number: string }
  | { readonly email: string }
  | { readonly own: string }

function plain(target: OtpTarget): string {
  if ('own' in target) return target.own
  if ('email' in target) return target.email.trim().toLowerCase()
  return `${target.dialingCode}/${readPhone(target.dialingCode, target.number)?.national ?? target.number}`
}

/** A target as it may be written down and shown: a number's last three digits, an address with its first letter. */
export function maskOf(target: OtpTarget): string {
  const text = plain(target)
  if ('own' in target) return text
  if ('email' in target) return text.replace(/^(.)[^@]*/, '$1•••')
  return `${target.dialingCode && `+${target.dialingCode} `}•••• ${text.slice(-3)}`
}

/** Eight bits of a target: enough to tell a mistyped number from the mended one, far too few to find the number by. */
export function markOf(target: OtpTarget): number {
  let mark = 0x811c9dc5
  for (const sign of plain(target)) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (mark ^ (mark >>> 8) ^ (mark >>> 16) ^ (mark >>> 24)) & 0xff
}
