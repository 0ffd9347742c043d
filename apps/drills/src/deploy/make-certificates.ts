import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names of a certificate, as openssl takes them. */
const namesOf = (hosts: readonly string[]): string =>
  `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')},IP:127.0.0.1`

/**
 * Makes an authority of its own in `folder`, and what the files of
 * `deploy/` expect there: `fullchain.pem` and `privkey.pem` for
 * `hosts`, `database.crt` and `database.key` for this machine, `ca.pem`. Answers the authority's certificate.
 */
export function makeCertificates(folder: string, hosts: readonly string[]): string {
  mkdirSync(folder, { recursive: true })
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=drill authority', '-keyout', 'ca.key', '-out', 'ca.pem')
  const issue = (name: string, of: readonly string[], keyFile: string, certificate: string): void => {
    writeFileSync(join(folder, 'names'), namesOf(of))
    openssl('req', ...key, '-subj', `/CN=${name}`, '-keyout', keyFile, '-out', 'request')
    openssl(
      'x509',
      '-req',
      '-in',
      'request',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca.key',
      '-CAcreateserial',
      '-days',
      '2',
      '-extfile',
      'names',
      '-out',
      certificate,
    )
  }
  issue(hosts[0] ?? 'site', hosts, 'privkey.pem', 'fullchain.pem')
  issue('database', ['localhost'], 'database.key', 'database.crt')
  return readFileSync(join(folder, 'ca.pem'), 'utf8')
}
