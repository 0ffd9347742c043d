import type { GatewayConfig } from '../../kernel/config/index.ts'
import { ownOrigins } from '../system/domain-routes.ts'

/**
 * The headers of the site's documents: calls go to the page's own origin and, for the speed test, to the other
 * addresses of the site. Source: reliability 4.2, SIDE-08; what only makes sense over TLS is added there,
 * `Strict-Transport-Security` for all hosts in `create-gateway.ts`.
 */
export function siteHeaders(config: GatewayConfig, nonce: string): Record<string, string> {
  const { chatOrigin, connectOrigin, imageOrigins, playOrigin, siteOrigins } = config
  const secure = (siteOrigins[0] ?? '').startsWith('https:')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'report-sample'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...ownOrigins(config)].join(' '),
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${playOrigin} ${chatOrigin} ${connectOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify app-script-url',
    ...(secure ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /csp',
  ]
  const off = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`)
  const own = ['publickey-credentials-get=(self)', 'clipboard-write=(self)']
  const shared = ['fullscreen', 'autoplay'].map((feature) => `${feature}=(self "${playOrigin}")`)
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy.join('; '),
    'Reporting-Endpoints': 'csp="/csp"',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': [...off, ...own, ...shared].join(', '),
  }
}
