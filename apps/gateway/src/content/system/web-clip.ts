import type { Hono } from 'hono'
import type { Gateway } from '../../kernel/config/index.ts'
import { visitorOrigin } from '../../kernel/http/index.ts'

/** A profile that puts the site on the home screen of an iPhone or iPad. */
const profile = (address: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>PayloadContent</key>
  <array>
    <dict>
      <key>FullScreen</key><true/>
      <key>IsRemovable</key><true/>
      <key>Label</key><string>Vesper</string>
      <key>PayloadIdentifier</key><string>example.vesper.webclip</string>
      <key>PayloadType</key><string>com.apple.webClip.managed</string>
      <key>PayloadUUID</key><string>5B0F4C57-3B0A-4B53-9C0E-6B1D3F6B7A11</string>
      <key>PayloadVersion</key><integer>1</integer>
      <key>URL</key><string>${address}</string>
    </dict>
  </array>
  <key>PayloadDisplayName</key><string>Vesper</string>
  <key>PayloadIdentifier</key><string>example.vesper</string>
  <key>PayloadType</key><string>Configuration</string>
  <key>PayloadUUID</key><string>A7C2D6E4-91F3-4D0B-8E57-2F8C1B94D302</string>
  <key>PayloadVersion</key><integer>1</integer>
</dict>
</plist>
`

/** Binds the profile behind the resource MOBILECONFIG; it opens the address that it was loaded from. */
export function bindWebClip(app: Hono, { config }: Gateway): void {
  app.get('/app/vesper.mobileconfig', ({ req }) => {
    return new Response(profile(`${visitorOrigin(config, req.raw)}/`), {
      headers: {
        'Content-Type': 'application/x-apple-aspen-config; charset=utf-8',
        'Content-Disposition': 'attachment; filename="vesper.mobileconfig"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}
