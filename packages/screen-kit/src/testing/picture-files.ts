/** A JPEG of 16 x 8 px, red in its left top corner, whose camera was held to the side: it names place and device. */
export const heldToTheSide =
  '/9j/4QBORXhpZgAATU0AKgAAAAgAAwEPAAIAAAAIAAAAPgESAAMAAAABAAYAAAEOAAIAAAAMAAAAMgAAAABHUFMgMTQuNTk5NQBQYXJsY2FtAP/bAEMAAwICAwICAwMDAwQDAwQFCAUFBAQFCgcHBggMCgwMCwoLCw0OEhANDhEOCwsQFhARExQVFRUMDxcYFhQYEhQVFP/bAEMBAwQEBQQFCQUFCRQNCw0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFP/AABEIAAgAEAMBEQACEQEDEQH/xAAVAAEBAAAAAAAAAAAAAAAAAAAFCP/EABgQAAIDAAAAAAAAAAAAAAAAAAAWZKPh/8QAFgEBAQEAAAAAAAAAAAAAAAAABwYI/8QAGhEAAgIDAAAAAAAAAAAAAAAAABdkoqPi4//aAAwDAQACEQMRAD8AnZqi2YUa2l03FNswcnMAGoz4f//Z'
/** A PNG of 16 x 8 px. */
export const smallPng =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAB/FOjAAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVQY02M4oaGBFWnYLMCKGAahBlwSQ0gDAHOChIEnkbcDAAAAAElFTkSuQmCC'
/** A PNG that moves. */
export const movingPng =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAB/FOjAAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACGFjVEwAAAABAAAAALQt6aAAAAAbSURBVBjTYzihoYEVadgswIoYBqEGXBJDSAMAc4KEgSeRtwMAAAAASUVORK5CYII='
/** The beginning of a HEIC. */
export const heic = 'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWlj'

/**
 * A file as a visitor picks it.
 *
 * @param base64 its bytes
 * @param size what it is filled up to
 * @returns the file
 */
export function fileOf(base64: string, name: string, type: string, size = 0): File {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const rest = new Uint8Array(Math.max(0, size - bytes.length)).fill(7)
  return new File([bytes, rest], name, { type })
}
