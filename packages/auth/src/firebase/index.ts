export { createFirebase, SignInFailure } from './create-firebase.ts'

export type { FirebaseSettings, FirebaseSignIn, ProviderToken } from './create-firebase.ts'
