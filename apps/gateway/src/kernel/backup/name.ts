/** What a backup of that moment is called: a dump of a PostgreSQL server, or the archive of an embedded database. */
export const backupName = (at: number, kind: 'dump' | 'tar.gz'): string =>
  `parlour-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`
