interface ImportMeta {
  readonly env: { readonly VITE_PLAY_ORIGIN: string; readonly VITE_MERCHANT: string }
}
