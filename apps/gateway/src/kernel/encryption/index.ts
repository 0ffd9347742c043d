export { loadKeyring } from './keyring.ts'
