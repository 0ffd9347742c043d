declare module 'virtual:messages/*' {
  const messages: import('@parlour/i18n').Messages
  export default messages
}
