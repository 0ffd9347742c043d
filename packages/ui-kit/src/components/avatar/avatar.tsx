import { LazyImage } from '../lazy-image/lazy-image.tsx'

/** Props of `Avatar`; `size` in px, `alt` empty beside a written name. */
export type AvatarProps = { src?: string; fallback?: string; size?: 28 | 36 | 48 | 56 | 72; alt?: string }

/** A person's round picture; without one, or when it fails, `fallback`, and without that a head and shoulders in the theme's tones. */
export const Avatar = ({ src, fallback, size = 36, alt = '' }: AvatarProps) => {
  const shown = src ?? fallback
  return (
    <span className="p-avatar" data-size={size} role={shown || !alt ? undefined : 'img'} aria-label={shown || !alt ? undefined : alt}>
      {shown ? <LazyImage src={shown} errorSrc={fallback} alt={alt} width={size} height={size} /> : null}
    </span>
  )
}
