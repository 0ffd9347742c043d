export { mailAddressOf, maskedAddress } from './mail-address.ts'
export { post } from './post.ts'
