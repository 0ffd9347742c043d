declare module 'virtual:call-reference' {
  const reference: import('../generate/read-reference.ts').CallReference
  export default reference
}
