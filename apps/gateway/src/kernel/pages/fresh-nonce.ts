import { randomBytes } from 'node:crypto'

/** A fresh nonce, made for each answer. */
export const freshNonce = (): string => randomBytes(16).toString('base64')
