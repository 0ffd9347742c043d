declare module 'virtual:content' {
  const content: import('./content.ts').HomeContent
  export default content
}
